import type { Connection, PageFrame } from '@stillpoint/design-system';
import type { Language } from '@stillpoint/translations';
import { fromServer } from '../../state/fromServer.ts';
import { linkTo } from '../links.ts';
import { connectionLinks } from './connectionLinks.ts';
import type { onwardNames } from './onwardNames.ts';

/** What the sign-in was begun for whose question is asked. */
export type QuestionChoices = Partial<Record<(typeof onwardNames)[number], string>>;

export const questionChoices = fromServer<QuestionChoices>({});

export function selectQuestionChoices(state: { questionChoices: QuestionChoices }): QuestionChoices {
  return state.questionChoices;
}

/**
 * The login page, which asks for a mailed code where the tries of an account are used up, and leads back to the question. One
 * page of questions leads to the other, and on to what was chosen where nothing is asked any more, a deep link as well. Who
 * signs up there instead keeps the rest of it, too.
 */
export function logInBeforeQuestionLink(language: Language, choices: QuestionChoices): string {
  return linkTo('login', language, {
    ...withoutDeepLink(choices),
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

/** Where a form of a question goes. It leads back to the page with what the sign-in was begun for. */
export function answerLink(
  answer: 'address' | 'code' | 'owner' | 'new' | 'dismissal',
  choices: QuestionChoices,
): string {
  const address = `/auth/pending-sign-in/${answer}`;
  const query = new URLSearchParams({ ...choices }).toString();
  return query === '' ? address : `${address}?${query}`;
}

/** The links to the companies that prove whose account it is. They lead back to the question's page, as its forms do. */
export function provingLinks(
  { language }: Pick<PageFrame, 'language'>,
  choices: QuestionChoices,
  pendingSignIn: string | undefined,
): Record<Connection, string> {
  const path = `/?${new URLSearchParams({ ...choices }).toString()}`;
  return connectionLinks({ language, path }, 'prove', pendingSignIn);
}

/** A log-in follows its own deep link before any other address. */
export function withoutDeepLink(choices: QuestionChoices): Record<string, string> {
  const kept = { ...choices };
  delete kept.redirectUrl;
  return kept;
}
