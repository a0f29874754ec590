import type { TFunction } from 'i18next';
import { codeMailContent } from '../codeMailContent.ts';
import type { MailContent } from '../MailLayout/MailContent.ts';
import type { MailFrame } from '../MailFrame.ts';
import type { AddressCodeFacts, CodeUse } from './AddressCodeState.ts';

/** What a stranger can ask a code for, by typing an address. Everything else was asked for from within the account. */
const askedByAnyone: readonly CodeUse[] = ['address', 'newAddress', 'connectLogin'];

/** The words around a code that proves an address or its owner. */
export function addressCodeContent(
  facts: AddressCodeFacts,
  frame: MailFrame,
  t: TFunction<'mails'>,
): MailContent {
  const { codeFor = 'address' } = facts;
  const lasts = t(($) => $.addressCode.lasts, { minutes: String(facts.minutes) });
  const words = {
    text: `${t(($) => $.addressCode.codeFor[codeFor])} ${lasts}`,
    ignore: t(($) => $.addressCode[askedByAnyone.includes(codeFor) ? 'ignore' : 'careful']),
  };
  return codeMailContent(facts, words, frame, t);
}
