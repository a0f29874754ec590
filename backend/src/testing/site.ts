import type { OpenSite } from '../site/open-site.ts';

const anyPath = (path: string) => ({
  path,
  access: 'anyone' as const,
  namespaces: ['common'] as const,
  screenView: path,
  live: false,
  listed: false,
});

/** A page that is only shown in place of another. */
const inPlace = (path: string) => ({ ...anyPath(path), addressable: false });

/** A site that draws a page as JSON of its route and facts, so that a test reads what would be shown. */
export const standInSite = {
  languages: ['en', 'de', 'es', 'fr', 'pt'],
  release: 'stand-in',
  addressIn: (language: string, path: string) =>
    language === 'en' ? path : `/${language}${path === '/' ? '' : path}`,
  routes: {
    home: { ...anyPath('/'), offersLanguage: true },
    planSelection: { ...anyPath('/plans'), offersLanguage: true },
    privacyPolicy: anyPath('/privacy-policy'),
    termsAndConditions: anyPath('/terms-and-conditions'),
    impressum: anyPath('/impressum'),
    login: anyPath('/login'),
    register: anyPath('/register'),
    forgotPassword: anyPath('/login/forgot-password'),
    newPassword: anyPath('/login/forgot-password/new'),
    loginCode: anyPath('/login/code'),
    secondFactor: anyPath('/login/second-factor'),
    secondFactorSettings: { ...anyPath('/user/second-factor'), access: 'signedIn' },
    authenticatorApp: { ...anyPath('/user/second-factor/app'), access: 'signedIn' },
    signUpOrLogin: anyPath('/login-pages'),
    ssoLogin: anyPath('/sso-login'),
    authCallback: anyPath('/auth'),
    checkout: { ...anyPath('/checkout'), access: 'signedIn' },
    checkoutConfirmation: { ...anyPath('/buy/checkout/summary'), access: 'signedIn' },
    redeem: anyPath('/redeem'),
    subscription: { ...anyPath('/subscription'), access: 'signedIn' },
    saveExternalAuth: anyPath('/save-external-auth'),
    ssoAccountLink: anyPath('/sso-account-link'),
    saveExternalAuthCallback: anyPath('/save-external-auth-callback'),
    manageIdentities: { ...anyPath('/manage-identities'), access: 'signedIn' },
    bundleSpotify: anyPath('/bundle-spotify'),
    account: { ...anyPath('/user'), access: 'signedIn' },
    deleteAccount: { ...anyPath('/user/delete'), access: 'signedIn' },
    myData: { ...anyPath('/user/data'), access: 'signedIn' },
    keepAccount: anyPath('/user/keep'),
    passkeys: { ...anyPath('/user/passkeys'), access: 'signedIn' },
    passkeyOffer: { ...anyPath('/user/passkeys/offer'), access: 'signedIn' },
    missingProfileFields: { ...anyPath('/missing-profile-fields'), access: 'signedIn' },
    workEnquiry: anyPath('/work'),
    workEmail: { ...anyPath('/work/verify'), access: 'signedIn' },
    newsletter: anyPath('/newsletter'),
    newsletterConfirm: anyPath('/newsletter/confirm'),
    newsletterUnsubscribe: anyPath('/newsletter/unsubscribe'),
    referral: anyPath('/referral'),
    serverProblem: inPlace('/500'),
    requestRefused: inPlace('/403'),
    notFound: inPlace('/404'),
    contentPage: inPlace('/content'),
    checkoutMaintenance: inPlace('/checkout/maintenance'),
    checkoutUnsupported: inPlace('/checkout/unsupported'),
    changeSubscription: { ...anyPath('/subscription/change'), access: 'signedIn' },
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
