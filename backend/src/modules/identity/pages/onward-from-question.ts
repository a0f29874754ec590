import type { PageVisit } from '../../../http/page-handler.ts';
import { queryOf } from '../../../http/query.ts';
import type { SessionOf } from '../session/sessions.ts';
import type { DestinationRules } from '../sign-in/destination.ts';
import { addressKeeping } from '../sign-in/onward.ts';
import { isEmpty, readSignInParams } from '../sign-in/sign-in-params.ts';
import { destinationFor } from '../sign-in/sign-in-pages.ts';

export interface OnwardParts {
  sessionOf: SessionOf;
  rules: DestinationRules;
}

/**
 * What a page of questions knows of a visitor of whom nothing is asked: whether one is signed in, and where the visitor
 * goes on to. A log-in that led back to the question has put into the address what the sign-in was begun for.
 */
export async function onwardFromQuestion(
  visit: PageVisit,
  { sessionOf, rules }: OnwardParts,
): Promise<{ signedIn?: true; next?: string }> {
  const session = await sessionOf(visit.request);
  if (session === undefined) return {};
  const params = readSignInParams(queryOf(visit.request));
  return {
    signedIn: true,
    ...(!isEmpty(params) && { next: destinationFor(session, visit, params, { rules }) }),
  };
}

/** The address of a page of questions, with what the sign-in was begun for of the other one. */
export function withParamsOf(visit: PageVisit, address: string): string {
  return addressKeeping(address, readSignInParams(queryOf(visit.request)));
}
