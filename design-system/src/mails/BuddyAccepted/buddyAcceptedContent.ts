import type { TFunction } from 'i18next';
import { formatNumber } from '../../formatting/formatNumber.ts';
import { greeting } from '../greeting.ts';
import { accountMailFooter } from '../mailFooter.ts';
import type { MailContent } from '../MailLayout/MailContent.ts';
import type { MailFrame } from '../MailFrame.ts';
import type { BuddyAcceptedFacts } from './BuddyAcceptedState.ts';

/** The words of a mail about people who accepted a request. */
export function buddyAcceptedContent(
  { firstName, name, others, link }: BuddyAcceptedFacts,
  frame: MailFrame,
  t: TFunction<'mails'>,
): MailContent {
  const subject =
    name === undefined
      ? t(($) => $.buddyAccepted.subjectWithoutName)
      : t(($) => $.buddyAccepted.subject, { name });
  const more = { count: others, number: formatNumber(others, frame.language) };
  const accepted =
    name === undefined ? t(($) => $.buddyAccepted.textWithoutName) : t(($) => $.buddyAccepted.text, { name });

  return {
    subject,
    preview: t(($) => $.buddyAccepted.preview),
    title: subject,
    paragraphs: [
      greeting(firstName, t),
      others === 0 ? accepted : `${accepted} ${t(($) => $.buddyAccepted.others, more)}`,
      t(($) => $.buddyAccepted.shares),
    ],
    action: { label: t(($) => $.buddyAccepted.action), href: link },
    notes: [],
    footer: { ...accountMailFooter(frame, t), text: t(($) => $.buddyAccepted.reason) },
  };
}
