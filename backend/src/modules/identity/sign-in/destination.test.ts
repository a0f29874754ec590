import { describe, expect, test } from 'vitest';
import type { OpenSite, RouteName } from '../../../site/open-site.ts';
import {
  addressOf,
  destinationOf,
  type DestinationFacts,
  type Destination,
  type DestinationRules,
} from './destination.ts';

const rules: DestinationRules = {
  siteOrigin: 'https://www.stillpoint.example',
  webAppUrl: 'https://my.stillpoint.example/home',
  mainDomain: 'stillpoint.example',
  deepLinkHosts: ['link.stillpoint.app', 'alternate.stillpoint.dev'],
  requiredProfileFields: ['firstName', 'lastName'],
  profileFormPath: '/missing-profile-fields',
  hasPage: () => true,
  isLoginStep: () => false,
};
const webApp: Destination = { kind: 'external', url: rules.webAppUrl };
const stay: Destination = { kind: 'stay' };
const inside = (path: string): Destination => ({ kind: 'internal', path });
const deepLink = (url: string): Destination => ({ kind: 'deepLink', url });

const plain: DestinationFacts = {
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
const go = (facts: Partial<DestinationFacts>, changed: Partial<DestinationRules> = {}) =>
  destinationOf({ ...plain, ...facts }, { ...rules, ...changed });
const claim = (url: string, followedBefore = false) => ({ redirectClaim: { url, followedBefore } });

const link = 'https://link.stillpoint.app/meditation/7';
const asked = (redirectOnSuccess: string) => ({ redirectOnSuccess });
const unnamed = { profile: { firstName: 'Nora', lastName: ' ' } };
const missingNames = (back: string) =>
  inside(`/missing-profile-fields?${new URLSearchParams({ redirectOnSuccess: back }).toString()}`);
const community = 'https://community.stillpoint.example/';
const alternate = 'https://eu.alternate.stillpoint.dev/x';
const notFollowed = [
  'https://evil.example/meditation/7',
  'https://link.stillpoint.app.evil.example',
  'https://link.stillpoint.app@evil.example',
  'http://link.stillpoint.app/meditation/7',
  'https://www.stillpoint.example/subscription',
  '/subscription',
];

/** The rules of the specification, in its order, and what they say of each sign-in. */
const table: Record<string, [what: string, Partial<DestinationFacts>, Destination][]> = {
  'a profile was completed': [
    ['asked', { page: 'missingProfileFields', ...asked('/subscription') }, inside('/subscription')],
    ['nothing asked', { page: 'missingProfileFields' }, webApp],
    ['a claim', { page: 'missingProfileFields', ...claim(link) }, webApp],
    ['still no name', { page: 'missingProfileFields', ...unnamed }, webApp],
  ],
  'the referral page': [
    ['a login', { page: 'referralSignup', ...asked('/subscription') }, webApp],
    [
      'a sign-up with a voucher',
      { page: 'referralSignup', kind: 'register', voucher: 'A B&C' },
      inside('/referral?voucher=A+B%26C'),
    ],
    [
      'a sign-up without one',
      { page: 'referralSignup', kind: 'register', language: 'pt' },
      inside('/pt/referral-confirmation'),
    ],
  ],
  'the callback of another company': [
    [
      'a second identity',
      { page: 'externalAuthCallback', secondaryIdentity: true },
      inside('/manage-identities'),
    ],
    [
      'a second identity, asked',
      { page: 'externalAuthCallback', secondaryIdentity: true, ...asked('/subscription') },
      inside('/subscription'),
    ],
    [
      'a second identity, a plan was chosen',
      { page: 'externalAuthCallback', secondaryIdentity: true, plan: 'B2CANNUAL' },
      inside('/checkout?plan=B2CANNUAL'),
    ],
    [
      'the first, asked',
      { page: 'externalAuthCallback', ...asked('/subscription') },
      inside('/subscription'),
    ],
    ['the first', { page: 'externalAuthCallback' }, webApp],
  ],
  // The specification does nothing on this page. Its question is answered by a form, which has to lead on (record 62).
  'the question of /sso-account-link': [
    [
      'connected to an account',
      { page: 'externalAuthCallback', secondaryIdentity: true, language: 'de' },
      inside('/de/manage-identities'),
    ],
    [
      'connected to an account, asked',
      { page: 'externalAuthCallback', secondaryIdentity: true, ...asked('/plans') },
      inside('/plans'),
    ],
    ['a new person', { kind: 'register' }, webApp],
    ['a new person, asked', { kind: 'register', ...asked('/plans') }, inside('/plans')],
  ],
  'the music bundle': [
    ['', { page: 'bundleSpotify', language: 'es' }, inside('/es/manage-identities?connect=spotify')],
  ],
  'connecting a workplace': [
    ['nothing else asked', { page: 'connecting', language: 'de' }, inside('/de/manage-identities')],
    [
      'a plan chosen',
      { page: 'connecting', plan: 'B2CANNUAL', voucher: 'CALM20' },
      inside('/manage-identities?plan=B2CANNUAL&voucher=CALM20'),
    ],
    [
      'a claim',
      { page: 'connecting', ...claim(link) },
      inside(`/manage-identities?${new URLSearchParams({ redirectUrl: link }).toString()}`),
    ],
  ],
  'the login pages': [
    ['nothing asked', { page: 'loginPages' }, stay],
    ['a claim', { page: 'loginPages', ...claim(link) }, stay],
    ['asked', { page: 'loginPages', ...asked('/subscription') }, inside('/subscription')],
    // The specification has both: no redirect from here, and one for whose name is absent. The absent name goes first.
    ['no name', { page: 'loginPages', ...unnamed }, missingNames('/')],
    [
      'no name, in German',
      { page: 'loginPages', ...unnamed, language: 'de' },
      inside('/de/missing-profile-fields?redirectOnSuccess=%2Fde'),
    ],
    ['no name, a claim', { page: 'loginPages', ...unnamed, ...claim(link) }, missingNames('/')],
    [
      'no name, asked',
      { page: 'loginPages', ...unnamed, ...asked('/subscription') },
      missingNames('/subscription'),
    ],
    [
      'no name, a plan was chosen',
      { page: 'loginPages', ...unnamed, plan: 'B2CANNUAL' },
      inside('/checkout?plan=B2CANNUAL'),
    ],
  ],
  'pages that are not left': (['checkout', 'manageIdentities'] as const).flatMap(
    (page): [string, Partial<DestinationFacts>, Destination][] => [
      [page, { page, ...asked('/checkout?plan=B2CANNUAL') }, inside('/checkout?plan=B2CANNUAL')],
      [`${page}, a claim`, { page, ...asked('/checkout'), ...claim(link) }, inside('/checkout')],
    ],
  ),
  'any other page: the claim of the token': [
    ['a deep link, before what is asked', { ...claim(link), ...asked('/subscription') }, deepLink(link)],
    ['below a host of the app', claim(alternate), deepLink(alternate)],
    ['followed before, asked', { ...claim(link, true), ...asked('/subscription') }, inside('/subscription')],
    ['followed before', claim(link, true), webApp],
    ...notFollowed.map((url): [string, Partial<DestinationFacts>, Destination] => [
      `no deep link: ${url}`,
      claim(url),
      webApp,
    ]),
  ],
  'any other page: redirectOnSuccess': [
    ['absent', {}, webApp],
    ['empty', asked(''), webApp],
    ['a page', asked('/subscription'), inside('/subscription')],
    ['a page with its origin', asked('https://www.stillpoint.example/subscription'), inside('/subscription')],
    ['below the main domain', asked(community), { kind: 'external', url: community }],
    ['another host', asked('https://evil.example'), webApp],
    ['a host that ends alike', asked('https://evilstillpoint.example'), webApp],
    ['without a scheme', asked('//evil.example'), webApp],
    ['to log in once more', asked('/login'), webApp],
  ],
  'a plan or a voucher that was chosen before': [
    [
      // It would be lost: no other page takes a voucher.
      'a voucher without a plan leads to the checkout',
      { voucher: 'SLEEP30', country: 'DE', language: 'fr' },
      inside('/fr/checkout?voucher=SLEEP30&country=DE'),
    ],
    [
      'a voucher is kept',
      { voucher: 'SLEEP30', ...asked('/subscription') },
      inside('/subscription?voucher=SLEEP30'),
    ],
    [
      'what the address names itself is not overwritten',
      { ...asked('/checkout?plan=B2CANNUAL'), plan: 'B2CMONTHLY', voucher: 'SLEEP30', country: 'DE' },
      inside('/checkout?plan=B2CANNUAL&voucher=SLEEP30&country=DE'),
    ],
    [
      'a plan leads to the checkout',
      { plan: 'B2CANNUAL', language: 'fr' },
      inside('/fr/checkout?plan=B2CANNUAL'),
    ],
  ],
  'a name is absent': [
    [
      'asked',
      { ...unnamed, language: 'de', ...asked('/plans?voucher=SLEEP30') },
      inside('/de/missing-profile-fields?redirectOnSuccess=%2Fplans%3Fvoucher%3DSLEEP30'),
    ],
    [
      'the checkout, which asked to log in',
      { page: 'checkout', ...unnamed, ...asked('/checkout?plan=B2CANNUAL') },
      inside('/checkout?plan=B2CANNUAL'),
    ],
    [
      // Signed-out visitors who choose a plan sign up with it: nothing asks them to come back to the checkout.
      'a plan was chosen before signing up',
      { kind: 'register', ...unnamed, language: 'de', plan: 'B2CANNUAL', country: 'DE' },
      inside('/de/checkout?plan=B2CANNUAL&country=DE'),
    ],
    ['a voucher was chosen', { ...unnamed, voucher: 'SLEEP30' }, inside('/checkout?voucher=SLEEP30')],
    [
      'a second identity, a plan was chosen',
      { page: 'externalAuthCallback', secondaryIdentity: true, ...unnamed, plan: 'B2CANNUAL' },
      inside('/checkout?plan=B2CANNUAL'),
    ],
    [
      'the checkout with its origin',
      { ...unnamed, ...asked('https://www.stillpoint.example/fr/checkout#pay') },
      inside('/fr/checkout#pay'),
    ],
    ['no checkout of ours', { ...unnamed, ...asked('/checkouts') }, missingNames('/checkouts')],
    [
      'a checkout of another host of ours',
      { ...unnamed, ...asked('https://community.stillpoint.example/checkout') },
      missingNames('https://community.stillpoint.example/checkout'),
    ],
    [
      'a link into the app, before a plan',
      { ...unnamed, ...claim(link), plan: 'B2CANNUAL' },
      missingNames(link),
    ],
    [
      'the login methods, which asked to log in',
      { page: 'manageIdentities', ...unnamed, ...asked('/manage-identities') },
      missingNames('/manage-identities'),
    ],
    [
      'home, behind the form',
      { page: 'missingProfileFields', ...unnamed, language: 'de', ...asked('/de') },
      inside('/de'),
    ],
    ['nothing asked', unnamed, missingNames(rules.webAppUrl)],
    ['no first name', { profile: { firstName: '', lastName: 'New' } }, missingNames(rules.webAppUrl)],
  ],
};

describe.each(Object.entries(table))('%s', (_rule, cases) => {
  test.each(cases)('%s', (_what, facts, expected) => {
    expect(go(facts)).toEqual(expected);
  });
});

test('the table has each page', () => {
  const pages = Object.values(table).flatMap((cases) => cases.map(([, { page = 'other' }]) => page));
  expect([...new Set(pages)].toSorted()).toEqual([
    ...['bundleSpotify', 'checkout', 'connecting', 'externalAuthCallback', 'loginPages'],
    ...['manageIdentities', 'missingProfileFields', 'other', 'referralSignup'],
  ]);
});

test('only what is required is asked for, at the configured path', () => {
  expect(go(unnamed, { requiredProfileFields: [] })).toEqual(webApp);
  expect(go(unnamed, { requiredProfileFields: ['firstName'] })).toEqual(webApp);
  expect(go({ ...unnamed, ...asked('/plans') }, { profileFormPath: '/who-are-you' })).toEqual(
    inside('/who-are-you?redirectOnSuccess=%2Fplans'),
  );
});

describe('while the site lacks a page', () => {
  // Typed by the site's routes: a path that is none does not compile.
  const paths: OpenSite['routes'][RouteName]['path'][] = ['/', '/plans', '/checkout', '/subscription'];
  const hasPage = (path: string) => paths.some((each) => each === path);
  const cases: [string, Partial<DestinationFacts>, string][] = [
    [
      'a referred sign-up with a voucher',
      { page: 'referralSignup', kind: 'register', voucher: 'FRIEND14' },
      '/plans?voucher=FRIEND14',
    ],
    ['a referred sign-up', { page: 'referralSignup', kind: 'register' }, '/plans'],
    ['a referred login', { page: 'referralSignup' }, rules.webAppUrl],
    [
      'an account without a name that has chosen a plan',
      { profile: { firstName: '', lastName: '' }, plan: 'B2CMONTHLY' },
      '/checkout?plan=B2CMONTHLY',
    ],
    ['the music bundle', { page: 'bundleSpotify' }, rules.webAppUrl],
    ['a second identity', { page: 'externalAuthCallback', secondaryIdentity: true }, rules.webAppUrl],
  ];

  test.each(cases)('%s leads to a page that exists', (_what, facts, expected) => {
    const address = addressOf(go(facts, { hasPage }));
    expect(address).toBe(expected);
    const { origin, pathname } = new URL(address, rules.siteOrigin);
    if (origin === rules.siteOrigin) expect(paths).toContain(pathname);

    const german = go({ ...facts, language: 'de' }, { hasPage });
    if (german.kind === 'internal') expect(german.path).toBe(`/de${expected}`);
  });
});
