import type { SecondFactorSettingsProps } from './SecondFactorSettingsProps.ts';

/** Where the screen leads in stories and tests. */
export const sampleSettingsLinks: SecondFactorSettingsProps['links'] = {
  submit: '/user/second-factor',
  turnOff: '/user/second-factor?form=turnOff',
  app: '/user/second-factor/app',
  account: '/user',
  confirm: '/manage-identities',
  forgotPassword: '/login/forgot-password',
  switchAccount: '/logout?back=/user/second-factor',
  help: '/help',
};
