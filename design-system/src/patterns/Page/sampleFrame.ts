import type { PageFrame } from './PageFrame.ts';

/** A frame for stories and tests: a signed-out visitor from Germany. */
export const sampleFrame: PageFrame = {
  language: 'en',
  country: 'DE',
  theme: 'system',
  path: '/',
  account: { status: 'signedOut' },
  consent: 'answered',
  links: {
    home: '/',
    plans: '/plans',
    login: '/login',
    register: '/register',
    account: '/user',
    subscription: '/subscription',
    changePayment: '/subscription/payment-method',
    logout: '/logout',
    preferences: '/preferences',
    consent: '/consent',
    privacy: '/privacy-policy',
    terms: '/terms-and-conditions',
    impressum: '/impressum',
    leavePreview: '/content/preview/leave',
    help: '/help',
    community: '/community',
    newsletter: '/newsletter',
    endContract: '/cancel',
    redeem: '/redeem',
    work: '/work',
  },
};
