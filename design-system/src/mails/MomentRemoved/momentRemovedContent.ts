import type { TFunction } from 'i18next';
import { dayIn } from '../dayIn.ts';
import { greeting } from '../greeting.ts';
import { accountMailFooter } from '../mailFooter.ts';
import type { MailContent } from '../MailLayout/MailContent.ts';
import type { MailFrame } from '../MailFrame.ts';
import type { MomentRemovedFacts } from './MomentRemovedState.ts';

/** The words of a mail about a moment that a moderator removed. */
export function momentRemovedContent(
  { firstName, reason, takenBack, barredUntil, link }: MomentRemovedFacts,
  frame: MailFrame,
  t: TFunction<'mails'>,
): MailContent {
  const subject = takenBack ? t(($) => $.momentRemoved.subjectBarred) : t(($) => $.momentRemoved.subject);
  const what = takenBack ? t(($) => $.momentRemoved.takenBack) : t(($) => $.momentRemoved.removed);
  const why = reason && t(($) => $.momentRemoved.why[reason]);

  return {
    subject,
    preview: t(($) => $.momentRemoved.preview),
    title: subject,
    paragraphs: [
      greeting(firstName, t),
      why === undefined ? what : `${what} ${why}`,
      ...(barredUntil === undefined
        ? []
        : [t(($) => $.momentRemoved.barred, { day: dayIn(frame, barredUntil) })]),
    ],
    action: { label: t(($) => $.momentRemoved.action), href: link },
    notes: [
      {
        text: t(($) => $.momentRemoved.wrong),
        link: { label: t(($) => $.footer.help), href: frame.links.help },
      },
    ],
    footer: { ...accountMailFooter(frame, t), text: t(($) => $.momentRemoved.sentBecause) },
  };
}
