import type { Language } from '@stillpoint/translations';
import { fromServer } from '../../state/fromServer.ts';
import { linkTo, type choiceNames } from '../links.ts';

/** What the sign-in was begun for whose question is asked. */
export type QuestionChoices = Partial<Record<(typeof choiceNames)[number], string>>;

export const questionChoices = fromServer<QuestionChoices>({});

export function selectQuestionChoices(state: { questionChoices: QuestionChoices }): QuestionChoices {
  return state.questionChoices;
}

/**
 * The login page, which asks for a mailed code where the tries of an account are used up, and leads back to the question. One
 * page of questions leads to the other, and on to what was chosen where nothing is asked any more. Who signs up there instead
 * keeps what was chosen, too.
 */
export function logInBeforeQuestionLink(language: Language, choices: QuestionChoices): string {
  return linkTo('login', language, {
    ...choices,
    redirectOnSuccess: linkTo('ssoAccountLink', language, { ...choices }),
  });
}

/**
 * The form for a forgotten password, from the page of a question. Its way to the login leads back to the question while it
 * is asked, and after that to what the sign-in was begun for.
 */
export function forgottenAtQuestionLink(language: Language, choices: QuestionChoices): string {
  return linkTo('forgotPassword', language, { ...choices, from: 'linking-question' });
}
