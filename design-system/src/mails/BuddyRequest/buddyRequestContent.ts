import type { TFunction } from 'i18next';
import { formatNumber } from '../../formatting/formatNumber.ts';
import { greeting } from '../greeting.ts';
import { accountMailFooter } from '../mailFooter.ts';
import type { MailContent } from '../MailLayout/MailContent.ts';
import type { MailFrame } from '../MailFrame.ts';
import type { BuddyRequestFacts } from './BuddyRequestState.ts';

/** The words of a mail about people who ask to be buddies. */
export function buddyRequestContent(
  { firstName, name, others, link }: BuddyRequestFacts,
  frame: MailFrame,
  t: TFunction<'mails'>,
): MailContent {
  const subject =
    name === undefined
      ? t(($) => $.buddyRequest.subjectWithoutName)
      : t(($) => $.buddyRequest.subject, { name });
  const more = { count: others, number: formatNumber(others, frame.language) };
  const asks =
    name === undefined ? t(($) => $.buddyRequest.textWithoutName) : t(($) => $.buddyRequest.text, { name });

  return {
    subject,
    preview: t(($) => $.buddyRequest.preview),
    title: subject,
    paragraphs: [
      greeting(firstName, t),
      others === 0 ? asks : `${asks} ${t(($) => $.buddyRequest.others, more)}`,
      t(($) => $.buddyRequest.shares),
    ],
    action: { label: t(($) => $.buddyRequest.action), href: link },
    notes: [{ text: t(($) => $.buddyRequest.unknown) }],
    footer: { ...accountMailFooter(frame, t), text: t(($) => $.buddyRequest.reason) },
  };
}
