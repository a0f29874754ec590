import type { LoginCodeProps } from './LoginCodeProps.ts';

/** Where the screen leads in stories and tests. */
export const sampleLoginCodeLinks: LoginCodeProps['links'] = {
  submit: '/login/code',
  login: '/login',
  forgotPassword: '/login/forgot-password',
};
