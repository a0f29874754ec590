import type { ExerciseId, PageFrame, PlanSelectionState } from '@stillpoint/design-system';
import { languageRecords, type Language } from '@stillpoint/translations';
import { addressIn } from './addressIn.ts';
import { paths } from './generated/paths.ts';
import type { RouteName } from './routes.ts';

/** Parts of a query that logging in and signing up keep until the checkout. */
export const choiceNames = ['plan', 'voucher', 'country', 'redirectOnSuccess'] as const;

/** The address of a page in a language, with an optional query. */
export function linkTo(route: RouteName, language: Language, query: Record<string, string> = {}): string {
  const address = addressIn(language, paths[route]);
  const search = new URLSearchParams(query).toString();
  return search === '' ? address : `${address}?${search}`;
}

/** The login page, which says that the session has ended, and leads back to an address. */
export function logInAgainLink(language: Language, back: string): string {
  return linkTo('login', language, { redirectOnSuccess: back, reason: 'sessionEnded' });
}

/** The pages that a visitor logs in or signs up on. */
export function identityLinks(language: Language): Pick<PageFrame['links'], 'login' | 'register'> {
  return { login: linkTo('login', language), register: linkTo('register', language) };
}

/** The links of every page's frame. */
export function frameLinks(language: Language, helpDesk: string): PageFrame['links'] {
  return {
    home: linkTo('home', language),
    plans: linkTo('planSelection', language),
    ...identityLinks(language),
    account: linkTo('account', language),
    subscription: linkTo('subscription', language),
    changePayment: linkTo('changePayment', language),
    logout: addressIn(language, '/logout'),
    preferences: '/preferences',
    consent: '/consent',
    privacy: linkTo('privacyPolicy', language),
    terms: linkTo('termsAndConditions', language),
    impressum: linkTo('impressum', language),
    leavePreview: '/content/preview/leave',
    help: helpDeskIn(language, helpDesk),
    community: linkTo('community', language),
    newsletter: linkTo('newsletter', language),
    endContract: linkTo('endContract', language),
    redeem: linkTo('redeem', language),
    work: linkTo('workEnquiry', language),
  };
}

/** The help desk in a language, below its configured address. */
export function helpDeskIn(language: Language, helpDesk: string): string {
  return `${helpDesk}/${languageRecords[language].helpdeskMapCode}`;
}

/** Where members share each exercise once they have listened to it. Visitors share none. */
export function sharesOf({ account, language }: Pick<PageFrame, 'account' | 'language'>): {
  shares?: Record<ExerciseId, string>;
} {
  if (account.status === 'signedOut') return {};
  const exercise: ExerciseId = 'four-and-four';
  return { shares: { [exercise]: linkTo('shareMoment', language, { exercise }) } };
}

/** Where the server draws the player of each exercise alone. */
export function playersIn(language: Language): Record<ExerciseId, string> {
  const exercise: ExerciseId = 'four-and-four';
  return { [exercise]: addressIn(language, `/players/${exercise}`) };
}

/** Logs out, and comes back to a page for signed-in visitors, which leads to log in first. */
export function switchAccountLink({ links, path }: Pick<PageFrame, 'links' | 'path'>): string {
  return withQuery(links.logout, { back: path });
}

/** A link with the query of the present page: the chosen plan, a voucher, where to go after. */
export function withQueryOf(link: string, path: string): string {
  const { search } = splitQuery(path);
  return search === '' ? link : `${link}?${search}`;
}

/** A link with what the present page's query chooses: plan, voucher, country, and where to go after, or what else is named. */
export function withChoicesOf(link: string, path: string, names: readonly string[] = choiceNames): string {
  const choices = pickedFrom(path, names);
  return Object.keys(choices).length === 0 ? link : withQuery(link, choices);
}

/** Parts of an address's query. */
export function pickedFrom(address: string, names: readonly string[]): Record<string, string> {
  const query = new URLSearchParams(splitQuery(address).search);
  const parts = names.flatMap((name) => {
    const value = query.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return Object.fromEntries(parts);
}

/** A plan to be bought, with the voucher that lowers it. */
interface BuyablePlan {
  code: string;
  voucher?: { code: string };
}

/** Where each offered plan is bought. A subscriber changes to it, in the country of their account. */
export function offerLinks(
  { plans, standing }: Pick<PlanSelectionState, 'standing'> & { plans: BuyablePlan[] },
  frame: Pick<PageFrame, 'language' | 'path' | 'account'>,
): Record<string, string> {
  if (standing.status !== 'subscriber') return checkoutLinks(plans, frame);
  const path = withoutQuery(frame.path, ['country', 'postalCode']);
  return checkoutLinks(plans, { ...frame, path }, { upgrade: 'true' });
}

/**
 * Where each plan is bought. Signed-out visitors register first; the plan, a voucher and the rest of the query are
 * kept.
 */
export function checkoutLinks(
  plans: BuyablePlan[],
  { language, path, account }: Pick<PageFrame, 'language' | 'path' | 'account'>,
  more: Record<string, string> = {},
): Record<string, string> {
  const pageQuery = Object.fromEntries(new URLSearchParams(splitQuery(path).search));
  return Object.fromEntries(
    plans.map(({ code, voucher }) => {
      const query = { ...pageQuery, ...more, plan: code, ...(voucher && { voucher: voucher.code }) };
      return [code, linkTo(account.status === 'signedIn' ? 'checkout' : 'register', language, query)];
    }),
  );
}

/** An address with parts of its query replaced. */
export function withQuery(address: string, parts: Record<string, string>): string {
  const { path, search } = splitQuery(address);
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(parts)) query.set(name, value);
  return `${path}?${query.toString()}`;
}

/** An address with parts of its query taken out. */
export function withoutQuery(address: string, names: readonly string[]): string {
  const { path, search } = splitQuery(address);
  const query = new URLSearchParams(search);
  for (const name of names) query.delete(name);
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}

/** An address at its first question mark: further ones belong to the query. */
function splitQuery(address: string): { path: string; search: string } {
  const at = address.indexOf('?');
  if (at === -1) return { path: address, search: '' };
  return { path: address.slice(0, at), search: address.slice(at + 1) };
}
