import { sampleConnectionLinks } from '../../../patterns/ConnectionButtons/sampleConnectionLinks.ts';
import type { SsoAccountLinkProps } from './SsoAccountLinkProps.ts';

/** Where the screen leads in stories and tests. */
export const sampleAccountLinks: SsoAccountLinkProps['links'] = {
  submit: '/sso-account-link',
  goOnAsNew: '/auth/pending-sign-in/new',
  dismiss: '/auth/pending-sign-in/dismissal',
  connections: sampleConnectionLinks,
  forgotPassword: '/login/forgot-password',
  logInByCode: '/login?redirectOnSuccess=%2Fsso-account-link',
  loginFirst: '/login?redirectOnSuccess=%2Fmanage-identities&from=connecting',
  ssoLogin: '/sso-login',
  app: '/',
};
