import type { AccountProps } from './AccountProps.ts';

/** The links of the screen in stories and tests. */
export const sampleAccountLinks: AccountProps['links'] = {
  submit: '/user',
  close: '/user',
  changeNames: '/user?change=names',
  changeEmail: '/user?change=email',
  changeLanguage: '/user?change=language',
  changePassword: '/user?change=password',
  forgotPassword: '/login/forgot-password',
  connections: '/manage-identities',
  secondFactor: '/user/second-factor',
  passkeys: '/user/passkeys',
  subscription: '/subscription',
  family: '/family/manage',
  buddies: '/buddies',
  moments: '/community',
  ownMoments: '/moments',
  changePayment: '/subscription/payment-method',
  data: '/user/data',
  deleteAccount: '/user/delete',
  logout: '/logout',
  switchAccount: '/logout?back=/user',
  help: '/help',
};
