import type { Language } from '@stillpoint/translations';
import { linkTo } from '../links.ts';
import { withoutDeepLink, type QuestionChoices } from './fromQuestion.ts';

/**
 * The login page, which leads on to where a company or a workplace is connected to the account, and says that it is not yet.
 * That page leads on to what was chosen.
 */
export function logInToConnectLink(language: Language, choices: QuestionChoices): string {
  return linkTo('login', language, {
    ...withoutDeepLink(choices),
    redirectOnSuccess: linkTo('manageIdentities', language, { ...choices }),
    from: 'connecting',
  });
}
