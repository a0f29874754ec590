import type { TFunction } from 'i18next';
import { codeMailContent } from '../codeMailContent.ts';
import type { MailContent } from '../MailLayout/MailContent.ts';
import type { MailFrame } from '../MailFrame.ts';
import type { SignInCodeFacts } from './SignInCodeState.ts';

/** The words around the code that ends a login, and what to do if it is not the owner's. */
export function signInCodeContent(
  facts: SignInCodeFacts,
  frame: MailFrame,
  t: TFunction<'mails'>,
): MailContent {
  const minutes = String(facts.minutes);
  const words = {
    text: t(($) => $.signInCode.text, { minutes }),
    ignore: t(($) => $.signInCode[facts.manyTries ? 'manyTries' : 'ignore']),
  };
  return codeMailContent(facts, words, frame, t);
}
