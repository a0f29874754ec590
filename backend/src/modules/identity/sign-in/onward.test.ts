import { describe, expect, test } from 'vitest';
import type { DestinationRules } from './destination.ts';
import { choicesOf, onwardOf, type Choices } from './onward.ts';

const rules: DestinationRules = {
  siteOrigin: 'https://www.stillpoint.example',
  webAppUrl: 'https://my.stillpoint.example/home',
  mainDomain: 'stillpoint.example',
  deepLinkHosts: ['link.stillpoint.app'],
  requiredProfileFields: ['firstName', 'lastName'],
  profileFormPath: '/missing-profile-fields',
  hasPage: () => true,
  isLoginStep: (path) => ['/sso-account-link', '/missing-profile-fields'].includes(path),
};
const bought = { plan: 'B2CANNUAL', voucher: 'SLEEP30', country: 'DE' };
const checkout = { to: 'checkout', address: '/de/checkout?plan=B2CANNUAL&voucher=SLEEP30&country=DE' };
const deepLink = 'https://link.stillpoint.app/meditation/7';

describe('a visitor goes on', () => {
  test.each<[what: string, Choices, object]>([
    ['to the checkout, with a plan and a voucher', bought, checkout],
    ['to the checkout that was asked for', { ...bought, redirectOnSuccess: '/de/checkout' }, checkout],
    ['to the checkout beyond the login', { ...bought, redirectOnSuccess: '/de/login' }, checkout],
    [
      'to the checkout beyond this page',
      { ...bought, redirectOnSuccess: '/manage-identities?a=b' },
      checkout,
    ],
    [
      'to the checkout beyond this page at its full address',
      { ...bought, redirectOnSuccess: 'https://www.stillpoint.example/de/manage-identities' },
      checkout,
    ],
    [
      'to the checkout beyond this page in another spelling',
      { ...bought, redirectOnSuccess: '/de/manage%2Didentities/#list' },
      checkout,
    ],
    [
      'to the checkout beyond a step of logging in',
      { ...bought, redirectOnSuccess: '/de/sso-account-link?plan=B2CANNUAL' },
      checkout,
    ],
    [
      'to the checkout that was asked for in another spelling',
      { ...bought, redirectOnSuccess: '/de/%63heckout/' },
      { ...checkout, address: checkout.address.replace('/checkout', '/%63heckout/') },
    ],
    [
      'to the checkout beyond a wish that is none of ours',
      { ...bought, redirectOnSuccess: '//evil.example' },
      checkout,
    ],
    ['to a page', { redirectOnSuccess: '/de/plans' }, { to: 'page', address: '/de/plans' }],
    [
      'to another site of ours',
      { redirectOnSuccess: 'https://community.stillpoint.example/' },
      { to: 'page', address: 'https://community.stillpoint.example/' },
    ],
    ['to the app', { redirectUrl: deepLink }, { to: 'app', address: deepLink }],
    [
      'to the app first, as after a log-in',
      { redirectUrl: deepLink, plan: 'B2CANNUAL' },
      { to: 'app', address: deepLink },
    ],
    [
      'to the checkout that was asked for before the app, as after a log-in',
      { ...bought, redirectUrl: deepLink, redirectOnSuccess: '/de/checkout' },
      checkout,
    ],
  ])('%s', (_what, choices, onward) => {
    expect(onwardOf(choices, 'de', rules)).toEqual(onward);
  });

  test.each<[what: string, Choices]>([
    ['where nothing was asked for', {}],
    ['with a country alone', { country: 'DE' }],
    ['to another host', { redirectOnSuccess: 'https://evil.example/checkout' }],
    ['to a host that looks like ours', { redirectOnSuccess: 'https://stillpoint.example.evil.example/' }],
    ['to a script', { redirectOnSuccess: 'javascript:alert(1)' }],
    ['to a deep link of another host', { redirectUrl: 'https://evil.example/meditation/7' }],
    ['to the page itself', { redirectOnSuccess: '/de/manage-identities' }],
    ['to this page with a slash', { redirectOnSuccess: '/manage-identities/' }],
    ['to this page, encoded', { redirectOnSuccess: '/%6D%61nage-identities' }],
    ['to this page, encoded in another language', { redirectOnSuccess: '/%64e/manage-identities' }],
    ['to the login page alone', { redirectOnSuccess: '/login' }],
    ['to a step of the login', { redirectOnSuccess: '/login/forgot-password' }],
    ['to its next step', { redirectOnSuccess: '/fr/login/forgot-password/new?token=a' }],
    ['to the question of a workplace', { redirectOnSuccess: '/sso-account-link/' }],
    [
      'to the form for missing names',
      { redirectOnSuccess: '/es/missing-profile-fields?redirectOnSuccess=/a' },
    ],
  ])('nowhere: %s', (_what, choices) => {
    expect(onwardOf(choices, 'de', rules)).toBeUndefined();
  });
});

test.each(['/MANAGE-identities', '/manage-identities%2F', '/manage-identities//', '/manage%252Didentities'])(
  '%s opens another page, or none',
  (address) => {
    const onward = { to: 'page', address };
    expect(onwardOf({ redirectOnSuccess: address }, 'en', rules)).toEqual(onward);
  },
);

test('what a sign-in was begun for leaves out where it began', () => {
  const params = { plan: 'B2CANNUAL', from: 'bundle-spotify' } as const;
  expect(choicesOf({ params, redirectUrl: deepLink })).toEqual({ plan: 'B2CANNUAL', redirectUrl: deepLink });
});
