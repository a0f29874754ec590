import { expect, test } from 'vitest';
import { destinationFactsFrom } from './destination-facts.ts';
import { readSignInParams } from './sign-in-params.ts';

test.each([
  [{}, 'other', false],
  [{ redirectOnSuccess: '/subscription' }, 'other', false],
  [{ redirectOnSuccess: '/checkout?plan=B2CANNUAL' }, 'checkout', false],
  [{ redirectOnSuccess: '/de/checkout' }, 'checkout', false],
  [{ redirectOnSuccess: '/checkouts' }, 'other', false],
  [{ redirectOnSuccess: '/fr/manage-identities#google' }, 'manageIdentities', false],
  [{ from: 'login-pages' }, 'loginPages', false],
  [{ from: 'bundle-spotify', redirectOnSuccess: '/checkout' }, 'bundleSpotify', false],
  [{ from: 'second-identity' }, 'externalAuthCallback', true],
  [{ from: 'linking-question' }, 'other', false],
  [{ from: 'linking-question', redirectOnSuccess: '/de/checkout' }, 'checkout', false],
  [{ from: 'linking-question', redirectOnSuccess: '/manage-identities' }, 'manageIdentities', false],
  [{ from: 'connecting' }, 'connecting', false],
  [{ from: 'connecting', redirectOnSuccess: '/plans' }, 'other', false],
  [{ from: 'connecting', redirectOnSuccess: '/de/manage-identities' }, 'manageIdentities', false],
] as const)('the parameters %j begin at the page %s', (params, page, secondaryIdentity) => {
  expect(destinationFactsFrom(params)).toMatchObject({ page, secondaryIdentity });
});

test('no parameter makes /sso-account-link a page with a rule of its own', () => {
  const params = readSignInParams(new URLSearchParams('from=sso-account-link&plan=B2CANNUAL'));
  expect(params).toEqual({ plan: 'B2CANNUAL' });
});
