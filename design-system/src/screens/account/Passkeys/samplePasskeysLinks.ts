import type { PasskeysProps } from './PasskeysProps.ts';

/** Links of the page, for stories and tests. */
export const samplePasskeysLinks: PasskeysProps['links'] = {
  submit: '/user/passkeys',
  close: '/user/passkeys',
  naming: { phone: '/user/passkeys?name=phone', laptop: '/user/passkeys?name=laptop' },
  removing: { phone: '/user/passkeys?remove=phone', laptop: '/user/passkeys?remove=laptop' },
  account: '/user',
  forgotPassword: '/login/forgot-password',
  switchAccount: '/logout?back=%2Fuser%2Fpasskeys',
  help: 'https://help.stillpoint.example/en',
};
