import type { SecondFactorProps } from './SecondFactorProps.ts';

/** Where the screen leads in stories and tests. */
export const sampleSecondFactorLinks: SecondFactorProps['links'] = {
  submit: '/login/second-factor',
  app: '/login/second-factor?way=app',
  recoveryCode: '/login/second-factor?way=recoveryCode',
  leave: '/logout?back=%2Flogin%3Freason%3DsecondFactor',
  login: '/login',
  forgotPassword: '/login/forgot-password',
  help: 'https://help.stillpoint.example',
};
