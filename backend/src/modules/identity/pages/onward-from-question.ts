import type { PageResult, PageVisit } from '../../../http/page-handler.ts';
import type { IdentityProblem, ToldProblem } from '../company-sign-in/told-problems.ts';
import type { SessionOf } from '../session/sessions.ts';
import { destinationFactsFrom } from '../sign-in/destination-facts.ts';
import { destinationOf, type Destination, type DestinationRules } from '../sign-in/destination.ts';
import { redirectClaimOf } from '../sign-in/followed-links.ts';
import { addressKeeping, beginningOf } from '../sign-in/onward.ts';
import { pageLeadingTo } from '../sign-in/page-leading-to.ts';
import { isEmpty } from '../sign-in/sign-in-params.ts';
import { formSent } from '../sign-in/sign-in-start.ts';

export interface OnwardParts {
  sessionOf: SessionOf;
  rules: DestinationRules;
}

/**
 * What a page of questions knows of a visitor of whom nothing is asked: whether one is signed in, and where the visitor
 * goes on to. A log-in that led back to the question has put into the address what the sign-in was begun for, also a deep
 * link of the app. Why an identity was not added is told first.
 */
export async function onwardFromQuestion(
  visit: PageVisit,
  { problem }: ToldProblem,
  { sessionOf, rules }: OnwardParts,
): Promise<{ signedIn?: true; next?: PageResult }> {
  const { request, language } = visit;
  const session = await sessionOf(request);
  if (session === undefined) return {};
  if (problem !== undefined && toldAtTheEnd.has(problem)) return { signedIn: true };
  const form = formSent(visit, undefined, rules);
  if (isEmpty(beginningOf(form))) return { signedIn: true };
  const destination = destinationOf(
    {
      ...destinationFactsFrom(form.params),
      ...{ kind: 'login', language, profile: session },
      redirectClaim: redirectClaimOf(request, form.redirectUrl),
    },
    rules,
  );
  return leadsOn(destination, rules)
    ? { signedIn: true, next: pageLeadingTo(destination, visit, rules) }
    : { signedIn: true };
}

/** How a question ended, where its page says so also to a person who is signed in, and does not lead on. */
const toldAtTheEnd: ReadonlySet<IdentityProblem> = new Set([
  'CONNECTION_TAKEN',
  'IDENTITY_OF_ANOTHER',
  'SIGN_IN_AGAIN',
]);

/**
 * Whether the page leads on by itself. To the app in general it has a link: where a deep link was followed before, going back to the
 * page would lead away from it again.
 */
function leadsOn(destination: Destination, { webAppUrl }: DestinationRules): boolean {
  if (destination.kind === 'stay') return false;
  return destination.kind !== 'external' || destination.url !== webAppUrl;
}

/** The address of a page of questions, with what the sign-in was begun for. */
export function withBeginningOf(visit: PageVisit, address: string, rules: DestinationRules): string {
  return addressKeeping(address, beginningOf(formSent(visit, undefined, rules)));
}
