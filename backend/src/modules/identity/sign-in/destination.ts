import { languagePrefix, type Language } from '../../../domain/languages.ts';
import { missingFields, type ProfileField } from '../../../domain/profile-fields.ts';
import { identitiesPath } from '../identities/identities-path.ts';
import { allowedRedirect, type AllowedRedirect } from './allowed-redirect.ts';
import { ownPageAt } from './own-page.ts';

/** The page that a sign-in was begun for, where a rule of its own holds. */
export type StartPage =
  | 'loginPages'
  | 'checkout'
  | 'manageIdentities'
  | 'bundleSpotify'
  | 'connecting'
  | 'externalAuthCallback'
  | 'missingProfileFields'
  | 'referralSignup'
  | 'other';

/** All that decides the destination of a sign-in. */
export interface DestinationFacts {
  page: StartPage;
  kind: 'login' | 'register';
  language: Language;
  profile: { firstName: string; lastName: string };
  /** Whether the identity was added to an account that has another one. */
  secondaryIdentity: boolean;
  /** The address inside the token, and whether this browser followed it before. */
  redirectClaim: { url: string; followedBefore: boolean } | undefined;
  redirectOnSuccess: string | undefined;
  plan: string | undefined;
  voucher: string | undefined;
  country: string | undefined;
}

/** What was asked for, by any account. */
type FactsOfWish = Omit<DestinationFacts, 'profile'>;

/** Whom we send people to. */
export interface DestinationRules {
  siteOrigin: string;
  webAppUrl: string;
  mainDomain: string;
  deepLinkHosts: readonly string[];
  /** What visitors are asked for first where their profile lacks it, and the path of the form that asks. */
  requiredProfileFields: readonly ProfileField[];
  profileFormPath: string;
  /** Whether the site has a page at a path, given without its language. Destinations without a page are left out. */
  hasPage: (path: string) => boolean;
  /** Whether the page at such a path is a step of logging in alone. */
  isLoginStep: (path: string) => boolean;
}

export type Destination =
  | { kind: 'stay' }
  | { kind: 'internal'; path: string }
  | { kind: 'external'; url: string }
  /** Followed once a browser: a cookie remembers the address. */
  | { kind: 'deepLink'; url: string };

/** Decides the destination of a sign-in. It is never a host that is not ours. */
export function destinationOf(facts: DestinationFacts, rules: DestinationRules): Destination {
  const onward = onwardFrom(facts, rules);
  // Nothing comes between a visitor and a purchase, and the form for the names does not lead to itself.
  if (isOwnPage(onward, '/checkout') || facts.page === 'missingProfileFields') return onward;
  if (missingFields(facts.profile, rules.requiredProfileFields).length === 0) return onward;
  const home = languagePrefix(facts.language) || '/';
  const back = onward.kind === 'stay' ? home : addressOf(onward);
  return pageAt(facts, rules.profileFormPath, { redirectOnSuccess: back });
}

/** Whether a destination is a page of ours, given by its path without a language. */
export function isOwnPage(
  destination: Destination,
  page: string,
): destination is Extract<Destination, { kind: 'internal' }> {
  return destination.kind === 'internal' && ownPageAt(destination.path) === page;
}

/** The address of a destination. To stay means the home page. */
export function addressOf(destination: Destination): string {
  switch (destination.kind) {
    case 'stay':
      return '/';
    case 'internal':
      return destination.path;
    case 'external':
    case 'deepLink':
      return destination.url;
  }
}

/** Decides where a sign-in leads, before names are asked for that are missing. */
export function onwardFrom(facts: FactsOfWish, rules: DestinationRules): Destination {
  switch (facts.page) {
    case 'loginPages':
      return asksForNothing(facts) ? { kind: 'stay' } : asked(facts, rules);
    case 'checkout':
    case 'manageIdentities':
      return asked(facts, rules);
    case 'bundleSpotify':
      return ownPage(facts, rules, identitiesPath, { connect: 'spotify' }) ?? usual(facts, rules);
    case 'connecting':
      return identitiesOnTheWay(facts, rules);
    case 'externalAuthCallback':
      return facts.secondaryIdentity && asksForNothing(facts)
        ? identities(facts, rules)
        : usual(facts, rules);
    case 'missingProfileFields':
      return asked(facts, rules);
    case 'referralSignup':
      return afterReferral(facts, rules);
    case 'other':
      return usual(facts, rules);
  }
}

function afterReferral(facts: FactsOfWish, rules: DestinationRules): Destination {
  if (facts.kind === 'login') return webApp(rules);
  const { voucher } = facts;
  const query = voucher === undefined ? {} : { voucher };
  return (
    ownPage(facts, rules, voucher === undefined ? '/referral-confirmation' : '/referral', query) ??
    ownPage(facts, rules, '/plans', query) ??
    usual(facts, rules)
  );
}

function identities(facts: FactsOfWish, rules: DestinationRules): Destination {
  return ownPage(facts, rules, identitiesPath) ?? usual(facts, rules);
}

/** The page of a person's identities, which leads on to what was asked for. */
function identitiesOnTheWay(facts: FactsOfWish, rules: DestinationRules): Destination {
  const { redirectClaim } = facts;
  const deepLinkAsked = redirectClaim === undefined ? {} : { redirectUrl: redirectClaim.url };
  const page = ownPage(facts, rules, identitiesPath, deepLinkAsked);
  return page?.kind === 'internal' ? withChoices(page, facts) : usual(facts, rules);
}

function usual(facts: FactsOfWish, rules: DestinationRules): Destination {
  const claim = facts.redirectClaim;
  if (claim === undefined || claim.followedBefore) return asked(facts, rules);
  return deepLink(claim.url, rules) ?? webApp(rules);
}

/** Gives the address a token names, if it is one of the app's own links. */
export function deepLink(
  url: string,
  rules: DestinationRules,
): { kind: 'deepLink'; url: string } | undefined {
  const allowed = allowedRedirect(url, { siteOrigin: rules.siteOrigin, hosts: rules.deepLinkHosts });
  return allowed?.kind === 'external' ? { kind: 'deepLink', url: allowed.url } : undefined;
}

function asksForNothing({ redirectOnSuccess = '', plan, voucher }: FactsOfWish): boolean {
  return redirectOnSuccess === '' && plan === undefined && voucher === undefined;
}

function asked(facts: FactsOfWish, rules: DestinationRules): Destination {
  // A plan or a voucher that was chosen before signing in leads to the checkout.
  const chosen = facts.plan ?? facts.voucher;
  const wish = facts.redirectOnSuccess ?? (chosen && `${languagePrefix(facts.language)}/checkout`);
  if (wish === undefined || wish === '') return webApp(rules);
  const allowed = allowedRedirect(wish, { siteOrigin: rules.siteOrigin, hosts: [rules.mainDomain] });
  return allowed === undefined ? webApp(rules) : withChoices(allowed, facts);
}

function withChoices(allowed: AllowedRedirect, { plan, voucher, country }: FactsOfWish): Destination {
  if (allowed.kind === 'external') return allowed;
  const url = new URL(allowed.path, 'http://site.invalid');
  for (const [name, value] of Object.entries({ plan, voucher, country })) {
    if (value !== undefined && !url.searchParams.has(name)) url.searchParams.set(name, value);
  }
  return { kind: 'internal', path: `${url.pathname}${url.search}${url.hash}` };
}

/** A page of ours in the language of the sign-in; undefined while the site has none at that path. */
function ownPage(
  facts: FactsOfWish,
  { hasPage }: DestinationRules,
  path: string,
  query: Record<string, string> = {},
): Destination | undefined {
  return hasPage(path) ? pageAt(facts, path, query) : undefined;
}

function pageAt({ language }: FactsOfWish, path: string, query: Record<string, string>): Destination {
  const search = new URLSearchParams(query).toString();
  return { kind: 'internal', path: `${languagePrefix(language)}${path}${search === '' ? '' : `?${search}`}` };
}

function webApp({ webAppUrl }: DestinationRules): Destination {
  return { kind: 'external', url: webAppUrl };
}
