import { countryNamedIn } from '../../../domain/countries.ts';
import type { PageVisit } from '../../../http/page-handler.ts';
import type { WaitingLink, WaitingPlan, WaitingSources } from '../ports.ts';
import { destinationFactsFrom } from './destination-facts.ts';
import { isOwnPage, onwardFrom, type DestinationRules } from './destination.ts';
import type { SignInParams } from './sign-in-params.ts';

/** Nothing else that stands in an address is written above our form. */
const codeInAddress = /^(?:[a-z\d]{4,13}|[a-z\d]{4}(?:-[a-z\d]{4}){2})$/i;

/** A page of ours. */
interface PageAhead {
  /** With its query. */
  address: string;
  query: URLSearchParams;
}

/** The checkout that a sign-in leads to, with the choices that were made before; undefined where it leads elsewhere. */
export function checkoutAhead(
  visit: Pick<PageVisit, 'language'>,
  params: SignInParams,
  rules: DestinationRules,
): PageAhead | undefined {
  return pageAhead('/checkout', visit, params, rules);
}

function pageAhead(
  page: '/checkout' | '/redeem' | '/family/accept-invite' | '/buddy' | '/buddies' | '/referral',
  { language }: Pick<PageVisit, 'language'>,
  params: SignInParams,
  rules: DestinationRules,
): PageAhead | undefined {
  // Names that are asked for first lead there as well.
  const destination = onwardFrom(
    { ...destinationFactsFrom(params), kind: 'register', language, redirectClaim: undefined },
    rules,
  );
  if (!isOwnPage(destination, page)) return undefined;
  const { path: address } = destination;
  const [, query = ''] = address.split(/[?#]/, 2);
  return { address, query: new URLSearchParams(query) };
}

/** Where what waits is looked up, and where a sign-in may lead. */
interface WaitingParts {
  waiting: WaitingSources;
  rules: DestinationRules;
}

/**
 * The link of another person that led to the form: an invitation to a family, a buddy's, or a member's that gives free days,
 * to which a sign-up alone leads on.
 */
async function linkAhead(
  visit: Pick<PageVisit, 'request' | 'language'>,
  params: SignInParams,
  { waiting: { linkOf }, rules }: WaitingParts,
  { signingUp }: { signingUp: boolean },
): Promise<WaitingLink | undefined> {
  const queryOf = (page: '/family/accept-invite' | '/buddy' | '/buddies' | '/referral') =>
    pageAhead(page, visit, params, rules)?.query;
  const token = queryOf('/family/accept-invite')?.get('token');
  if (token) return linkOf.family(token);
  const request = queryOf('/buddy')?.get('request');
  if (request) return linkOf.buddy(visit.request, request);
  const voucher = signingUp ? queryOf('/referral')?.get('voucher') : undefined;
  if (voucher) return linkOf.gift(visit.request, voucher);
  return queryOf('/buddies') && linkOf.keptBuddy(visit.request);
}

/**
 * What waits for a person who signs in: at the checkout the plan, with the voucher that lowers its price, a code that is
 * redeemed, or what another person's link leads to. It is named above the form.
 */
export async function waitingIn(
  visit: Pick<PageVisit, 'request' | 'language'>,
  params: SignInParams,
  parts: WaitingParts,
  { mayHaveFreeDays }: { mayHaveFreeDays: boolean },
): Promise<{ waiting?: WaitingPlan; waitingCode?: string; waitingLink?: WaitingLink }> {
  const {
    waiting: { planOf },
    rules,
  } = parts;
  const redeemed = pageAhead('/redeem', visit, params, rules)?.query.get('code')?.trim() ?? '';
  if (codeInAddress.test(redeemed)) return { waitingCode: redeemed.toUpperCase() };
  const waitingLink = await linkAhead(visit, params, parts, { signingUp: mayHaveFreeDays });
  if (waitingLink !== undefined) return { waitingLink };
  const checkout = checkoutAhead(visit, params, rules);
  if (checkout === undefined) return {};
  const code = checkout.query.get('plan');
  const voucher = checkout.query.get('voucher');
  const country = countryNamedIn(checkout.query);
  const waiting = await planOf(visit.request, {
    mayHaveFreeDays,
    ...(code !== null && { code }),
    ...(voucher !== null && { voucher }),
    ...(country !== undefined && { country }),
  });
  return waiting === undefined ? {} : { waiting };
}
