import type { AuthenticatorAppProps } from './AuthenticatorAppProps.ts';

/** Where the screen leads in stories and tests. */
export const sampleAppLinks: AuthenticatorAppProps['links'] = {
  submit: '/user/second-factor/app',
  newCodes: '/user/second-factor/app?form=newCodes',
  remove: '/user/second-factor/app?form=remove',
  settings: '/user/second-factor',
  confirm: '/manage-identities',
  forgotPassword: '/login/forgot-password',
  switchAccount: '/logout?back=/user/second-factor/app',
  help: '/help',
};
