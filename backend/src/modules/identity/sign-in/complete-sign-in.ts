import type { PageVisit } from '../../../http/page-handler.ts';
import { rememberLogin } from './last-login.ts';
import type { Interactions, SignedInPerson } from '../provider/interactions.ts';
import type { AskForSecondFactor } from '../second-factor/ask-for-second-factor.ts';
import type { FirstProof } from '../second-factor/sign-in-steps.ts';
import type { FormCookie } from './form-cookie.ts';
import type { SavedForm } from './sign-in-params.ts';
import { beginAuthorization, type AuthorizationParts } from './sign-in-start.ts';

/** What ending a sign-in at our own provider needs. */
export interface EndingParts extends AuthorizationParts {
  interactions: Interactions;
  formCookie: FormCookie;
}

/** What goes on after the first proof of a sign-in. */
export interface CompletionParts extends EndingParts {
  askForSecondFactor: AskForSecondFactor;
}

/**
 * Goes on after the first proof of a sign-in, whatever it was: to the question for a second factor, or to the end. Gives
 * the path to go on to.
 */
export async function completeSignIn(
  visit: PageVisit,
  person: FirstProof,
  form: SavedForm,
  parts: CompletionParts,
): Promise<string> {
  return (await parts.askForSecondFactor(visit, person, form)) ?? endSignIn(visit, person, form, parts);
}

/**
 * Begins the authorization at our own provider and answers it for a person who has proved who it is. Gives the path to
 * go on to.
 */
export async function endSignIn(
  visit: PageVisit,
  person: Omit<SignedInPerson, 'redirectUrl'>,
  form: SavedForm,
  parts: EndingParts,
): Promise<string> {
  const { request, reply } = visit;
  const url = await beginAuthorization(visit, form, parts);
  const interaction = await parts.interactions.begin(reply, url);
  const next = await parts.interactions.complete(interaction, request, reply, {
    ...person,
    redirectUrl: form.redirectUrl,
  });
  parts.formCookie.clear(reply);
  rememberLogin(reply, person, parts.rules.siteOrigin.startsWith('https:'));
  return next;
}
