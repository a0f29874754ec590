import type { TFunction } from 'i18next';
import type { MailContent } from '../MailLayout/MailContent.ts';
import { greeting } from '../greeting.ts';
import { mailFooter } from '../mailFooter.ts';
import type { MailFrame } from '../MailFrame.ts';
import type { FamilyChangedFacts } from './FamilyChangedState.ts';

/** The words of a mail that a person joined a family, left it, or asks for another invitation. */
export function familyChangedContent(
  { firstName, change, person, link }: FamilyChangedFacts,
  frame: MailFrame,
  t: TFunction<'mails'>,
): MailContent {
  const subject = t(($) => $.familyChanged[change].subject, { person });
  const text = t(($) => $.familyChanged[change].text, { person });

  return {
    subject,
    preview: text,
    title: subject,
    paragraphs: [greeting(firstName, t), text],
    action: { label: t(($) => $.familyChanged.action), href: link },
    notes: [],
    footer: mailFooter(frame, t),
  };
}
