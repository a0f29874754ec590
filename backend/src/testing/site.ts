import type { OpenSite } from '../site/open-site.ts';

const anyPath = (path: string) => ({
  path,
  access: 'anyone' as const,
  namespaces: ['common'] as const,
  screenView: path,
  live: false,
  listed: false,
});

/** A site that draws a page as JSON of its route and facts, so that a test reads what would be shown. */
export const standInSite = {
  languages: ['en', 'de', 'es', 'fr', 'pt'],
  release: 'stand-in',
  addressIn: (language: string, path: string) =>
    language === 'en' ? path : `/${language}${path === '/' ? '' : path}`,
  routes: {
    home: anyPath('/'),
    planSelection: anyPath('/plans'),
    privacyPolicy: anyPath('/privacy-policy'),
    termsAndConditions: anyPath('/terms-and-conditions'),
    impressum: anyPath('/impressum'),
    login: anyPath('/login'),
    register: anyPath('/register'),
    signUpOrLogin: anyPath('/login-pages'),
    authCallback: anyPath('/auth'),
    checkout: { ...anyPath('/checkout'), access: 'signedIn' },
    checkoutConfirmation: { ...anyPath('/buy/checkout/summary'), access: 'signedIn' },
    subscription: { ...anyPath('/subscription'), access: 'signedIn' },
    missingProfileFields: anyPath('/missing-profile-fields'),
    referral: anyPath('/referral'),
    serverProblem: { ...anyPath('/500'), addressable: false },
    requestRefused: { ...anyPath('/403'), addressable: false },
    cancelSubscription: { ...anyPath('/subscription/cancel'), access: 'signedIn' },
  },
  draw: ({ route, facts }: { route: string; facts: object }) =>
    Promise.resolve({ html: JSON.stringify({ route, facts }), styles: [] }),
  drawMail: ({ mail, facts }: { mail: string; facts: object }) => ({
    subject: mail,
    html: '',
    text: JSON.stringify(facts),
  }),
  staticFolder: '/nowhere',
} as unknown as OpenSite;
