import type { MailFrame } from './MailFrame.ts';

/** A frame for stories and tests. */
export const sampleMailFrame: MailFrame = {
  language: 'en',
  links: {
    home: 'https://stillpoint.example/',
    open: 'https://app.stillpoint.example/',
    plans: 'https://stillpoint.example/plans',
    subscription: 'https://stillpoint.example/subscription',
    student: 'https://stillpoint.example/student',
    changePayment: 'https://stillpoint.example/subscription/payment-method',
    cancel: 'https://stillpoint.example/subscription/cancel',
    forgotPassword: 'https://stillpoint.example/login/forgot-password',
    identities: 'https://stillpoint.example/manage-identities',
    passkeys: 'https://stillpoint.example/user/passkeys',
    help: 'https://help.stillpoint.example/',
    privacy: 'https://stillpoint.example/privacy-policy',
  },
};
