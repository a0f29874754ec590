import { describe, expect, test } from '@jest/globals';
import type { OpenSite, RouteName } from '../../../site/open-site.ts';
import { addressOf, destinationOf, type Arrival, type DestinationRules } from './destination.ts';

const rules: DestinationRules = {
  siteOrigin: 'https://www.stillpoint.example',
  webAppUrl: 'https://my.stillpoint.example/home',
  mainDomain: 'stillpoint.example',
  deepLinkHosts: ['link.stillpoint.app', 'alternate.stillpoint.dev'],
  namesRequired: true,
  hasPage: () => true,
};
const webApp = { kind: 'external', url: rules.webAppUrl };
const stay = { kind: 'stay' };
const inside = (path: string) => ({ kind: 'internal', path });

const plain: Arrival = {
  page: 'other',
  kind: 'login',
  language: 'en',
  profile: { firstName: 'Nora', lastName: 'New' },
  secondaryIdentity: false,
  redirectClaim: undefined,
  redirectOnSuccess: undefined,
  plan: undefined,
  voucher: undefined,
  country: undefined,
};
const go = (arrival: Partial<Arrival>, changed: Partial<DestinationRules> = {}) =>
  destinationOf({ ...plain, ...arrival }, { ...rules, ...changed });
const claim = (url: string, followedBefore = false) => ({ redirectClaim: { url, followedBefore } });

describe('any page', () => {
  test('leads to the web app when nothing else is asked for', () => {
    expect(go({})).toEqual(webApp);
    expect(go({ redirectOnSuccess: '' })).toEqual(webApp);
  });

  test.each([
    ['/subscription', inside('/subscription')],
    ['https://www.stillpoint.example/subscription', inside('/subscription')],
    [
      'https://community.stillpoint.example/',
      { kind: 'external', url: 'https://community.stillpoint.example/' },
    ],
    ['https://evil.example', webApp],
    ['https://evilstillpoint.example', webApp],
    ['//evil.example', webApp],
    ['/login', webApp],
  ])('leads where redirectOnSuccess says, if it is ours: %s', (redirectOnSuccess, expected) => {
    expect(go({ redirectOnSuccess })).toEqual(expected);
  });

  // It would be lost: no other page takes a voucher.
  test('a voucher without a plan leads to the checkout', () => {
    expect(go({ voucher: 'SLEEP30', country: 'DE', language: 'fr' })).toEqual(
      inside('/fr/checkout?voucher=SLEEP30&country=DE'),
    );
    expect(go({ voucher: 'SLEEP30', redirectOnSuccess: '/subscription' })).toEqual(
      inside('/subscription?voucher=SLEEP30'),
    );
  });

  test('takes plan, voucher and country along, and overwrites none that the address names itself', () => {
    expect(
      go({
        redirectOnSuccess: '/checkout?plan=B2CANNUAL',
        plan: 'B2CMONTHLY',
        voucher: 'SLEEP30',
        country: 'DE',
      }),
    ).toEqual(inside('/checkout?plan=B2CANNUAL&voucher=SLEEP30&country=DE'));
  });

  test('leads to paying when a plan was chosen and nothing else was asked for', () => {
    expect(go({ plan: 'B2CANNUAL', language: 'fr' })).toEqual(inside('/fr/checkout?plan=B2CANNUAL'));
  });
});

describe('the address in the token', () => {
  const link = 'https://link.stillpoint.app/meditation/7';

  test('is followed once, before redirectOnSuccess', () => {
    expect(go({ ...claim(link), redirectOnSuccess: '/subscription' })).toEqual({
      kind: 'deepLink',
      url: link,
    });
    expect(go(claim('https://eu.alternate.stillpoint.dev/x'))).toEqual({
      kind: 'deepLink',
      url: 'https://eu.alternate.stillpoint.dev/x',
    });
  });

  test('is left alone when this browser followed it before', () => {
    expect(go({ ...claim(link, true), redirectOnSuccess: '/subscription' })).toEqual(inside('/subscription'));
    expect(go(claim(link, true))).toEqual(webApp);
  });

  test.each([
    'https://evil.example/meditation/7',
    'https://link.stillpoint.app.evil.example',
    'https://link.stillpoint.app@evil.example',
    'http://link.stillpoint.app/meditation/7',
    'https://www.stillpoint.example/subscription',
    '/subscription',
  ])('gives way to the web app when it is no deep link: %s', (url) => {
    expect(go(claim(url))).toEqual(webApp);
  });
});

describe('pages with a rule of their own', () => {
  test.each(['loginPages', 'checkout', 'manageIdentities', 'ssoAccountLink'] as const)(
    '%s goes nowhere',
    (page) => {
      expect(go({ page, redirectOnSuccess: '/subscription' })).toEqual(stay);
      expect(go({ page, ...claim('https://link.stillpoint.app/x') })).toEqual(stay);
    },
  );

  test('the music bundle leads to the linked identities', () => {
    expect(go({ page: 'bundleSpotify', language: 'es' })).toEqual(inside('/es/manage-identities'));
  });

  test('a second identity leads to the linked identities, a first one goes the usual way', () => {
    expect(go({ page: 'externalAuthCallback', secondaryIdentity: true })).toEqual(
      inside('/manage-identities'),
    );
    expect(go({ page: 'externalAuthCallback', redirectOnSuccess: '/subscription' })).toEqual(
      inside('/subscription'),
    );
    expect(go({ page: 'externalAuthCallback' })).toEqual(webApp);
  });

  test('a completed profile leads on, and no address in a token is looked at', () => {
    expect(go({ page: 'missingProfileFields', redirectOnSuccess: '/subscription' })).toEqual(
      inside('/subscription'),
    );
    expect(go({ page: 'missingProfileFields', ...claim('https://link.stillpoint.app/x') })).toEqual(webApp);
  });

  test('a referred login leads to the web app, a referred sign-up to the referral', () => {
    const page = 'referralSignup';
    expect(go({ page, redirectOnSuccess: '/subscription' })).toEqual(webApp);
    expect(go({ page, kind: 'register', voucher: 'A B&C' })).toEqual(inside('/referral?voucher=A+B%26C'));
    expect(go({ page, kind: 'register', language: 'pt' })).toEqual(inside('/pt/referral-confirmation'));
  });
});

describe('an account without a name', () => {
  const unnamed = { profile: { firstName: 'Nora', lastName: ' ' } };

  test('is asked for it first, and goes on from there', () => {
    expect(go({ ...unnamed, language: 'de', redirectOnSuccess: '/checkout?plan=B2CANNUAL' })).toEqual(
      inside('/de/missing-profile-fields?redirectOnSuccess=%2Fcheckout%3Fplan%3DB2CANNUAL'),
    );
    expect(go(unnamed)).toEqual(
      inside(
        `/missing-profile-fields?${new URLSearchParams({ redirectOnSuccess: rules.webAppUrl }).toString()}`,
      ),
    );
  });

  test('is not asked where no name is required, where they stay, or when they were just asked', () => {
    expect(go(unnamed, { namesRequired: false })).toEqual(webApp);
    expect(go({ ...unnamed, page: 'checkout' })).toEqual(stay);
    expect(go({ ...unnamed, page: 'missingProfileFields' })).toEqual(webApp);
  });
});

describe('while the site lacks a page', () => {
  // Typed by the site's routes: a path that is none does not compile.
  const paths: OpenSite['routes'][RouteName]['path'][] = ['/', '/plans', '/checkout', '/subscription'];
  const hasPage = (path: string) => paths.some((each) => each === path);
  const arrivals: [string, Partial<Arrival>, string][] = [
    [
      'a referred sign-up with a voucher',
      { page: 'referralSignup', kind: 'register', voucher: 'FRIEND14' },
      '/plans?voucher=FRIEND14',
    ],
    ['a referred sign-up', { page: 'referralSignup', kind: 'register' }, '/plans'],
    ['a referred login', { page: 'referralSignup' }, rules.webAppUrl],
    ['an account without a name', { profile: { firstName: '', lastName: '' } }, rules.webAppUrl],
    [
      'an account without a name that has chosen a plan',
      { profile: { firstName: '', lastName: '' }, plan: 'B2CMONTHLY' },
      '/checkout?plan=B2CMONTHLY',
    ],
    ['the music bundle', { page: 'bundleSpotify' }, rules.webAppUrl],
    ['a second identity', { page: 'externalAuthCallback', secondaryIdentity: true }, rules.webAppUrl],
  ];

  test.each(arrivals)('%s leads to a page that exists', (_arrival, arrival, expected) => {
    const address = addressOf(go(arrival, { hasPage }));
    expect(address).toBe(expected);
    const { origin, pathname } = new URL(address, rules.siteOrigin);
    if (origin === rules.siteOrigin) expect(paths).toContain(pathname);

    const german = go({ ...arrival, language: 'de' }, { hasPage });
    if (german.kind === 'internal') expect(german.path).toBe(`/de${expected}`);
  });
});
