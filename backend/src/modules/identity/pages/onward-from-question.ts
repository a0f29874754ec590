import type { PageResult, PageVisit } from '../../../http/page-handler.ts';
import type { SessionOf } from '../session/sessions.ts';
import { destinationFactsFrom } from '../sign-in/destination-facts.ts';
import { destinationOf, type DestinationRules } from '../sign-in/destination.ts';
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
 * link of the app.
 */
export async function onwardFromQuestion(
  visit: PageVisit,
  { sessionOf, rules }: OnwardParts,
): Promise<{ signedIn?: true; next?: PageResult }> {
  const { request, language } = visit;
  const session = await sessionOf(request);
  if (session === undefined) return {};
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
  return { signedIn: true, next: pageLeadingTo(destination, visit, rules) };
}

/** The address of a page of questions, with what the sign-in was begun for of the other one. */
export function withBeginningOf(visit: PageVisit, address: string, rules: DestinationRules): string {
  return addressKeeping(address, beginningOf(formSent(visit, undefined, rules)));
}
