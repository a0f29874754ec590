import { expect, test } from 'vitest';
import { faultOfAddress, faultOfPath, hostileRedirects } from '../../../testing/hostile-redirects.ts';
import {
  destinationOf,
  type DestinationFacts,
  type StartPage,
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
const facts: DestinationFacts = {
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
/** More are tried by `npm run proof -- redirects`. */
const count = Number(process.env.HOSTILE_REDIRECTS ?? '16000');

function faultOf(changes: Partial<DestinationFacts>, hosts: readonly string[]): string | undefined {
  const destination = destinationOf({ ...facts, ...changes }, rules);
  switch (destination.kind) {
    case 'stay':
      return undefined;
    case 'internal':
      return faultOfPath(destination.path, rules.siteOrigin);
    case 'external':
    case 'deepLink':
      return faultOfAddress(destination.url, [...hosts, 'stillpoint.example']);
  }
}

// ASVS V5.1.5
test(`of ${count} hostile values of redirectOnSuccess, none leads out of our hosts or round in circles`, () => {
  const values = hostileRedirects(count);
  expect(new Set(values).size).toBeGreaterThan(10_000);
  const faults = values.flatMap((redirectOnSuccess) => {
    const fault = faultOf({ redirectOnSuccess }, []);
    return fault === undefined ? [] : [`${JSON.stringify(redirectOnSuccess)} ${fault}`];
  });
  expect(faults).toEqual([]);
  // The values must not be refused altogether, or the test would look at nothing.
  const followed = values.filter(
    (redirectOnSuccess) =>
      JSON.stringify(destinationOf({ ...facts, redirectOnSuccess }, rules)) !==
      JSON.stringify({ kind: 'external', url: rules.webAppUrl }),
  );
  expect(followed.length).toBeGreaterThan(300);
});

test(`of ${count} hostile addresses in a token, only deep links of the app are followed`, () => {
  const values = hostileRedirects(count);
  const faults = values.flatMap((url) => {
    const claim = { redirectClaim: { url, followedBefore: false } };
    const destination = destinationOf({ ...facts, ...claim }, rules);
    if (destination.kind === 'external') return destination.url === rules.webAppUrl ? [] : [url];
    if (destination.kind !== 'deepLink') return [`${JSON.stringify(url)} leads to ${destination.kind}`];
    return faultOfAddress(destination.url, rules.deepLinkHosts) === undefined ? [] : [url];
  });
  expect(faults).toEqual([]);
});

test('no page and no missing name opens another way for them', () => {
  const pages: StartPage[] = [
    'referralSignup',
    'bundleSpotify',
    'externalAuthCallback',
    'missingProfileFields',
  ];
  const faults = hostileRedirects(count).flatMap((value, at) => {
    const page = pages[at % pages.length] ?? 'other';
    const fault = faultOf(
      {
        page,
        kind: at % 2 === 0 ? 'login' : 'register',
        profile: { firstName: '', lastName: '' },
        redirectOnSuccess: value,
        voucher: value.slice(0, 64),
        redirectClaim: { url: value, followedBefore: at % 3 === 0 },
      },
      rules.deepLinkHosts,
    );
    return fault === undefined ? [] : [`${page}: ${JSON.stringify(value)} ${fault}`];
  });
  expect(faults).toEqual([]);
});
