import type { TFunction } from 'i18next';
import { codeMailContent } from '../codeMailContent.ts';
import type { MailContent } from '../MailLayout/MailContent.ts';
import type { MailFrame } from '../MailFrame.ts';
import type { AddressCodeFacts } from './AddressCodeState.ts';

/** The words around a code that proves an address. */
export function addressCodeContent(
  facts: AddressCodeFacts,
  frame: MailFrame,
  t: TFunction<'mails'>,
): MailContent {
  const minutes = String(facts.minutes);
  const words = {
    text: t(($) => $.addressCode.text, { minutes }),
    ignore: t(($) => $.addressCode.ignore),
  };
  return codeMailContent(facts, words, frame, t);
}
