import type { SecondFactorSettingsProps } from './SecondFactorSettingsProps.ts';

/** Where the screen leads in stories and tests. */
export const sampleSettingsLinks: SecondFactorSettingsProps['links'] = {
  submit: '/user/second-factor',
  app: '/user/second-factor/app',
  account: '/user',
  confirm: '/manage-identities',
  switchAccount: '/logout?back=/user/second-factor',
  help: '/help',
};
