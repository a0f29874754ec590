import type { TFunction } from 'i18next';
import { breakableDay } from '../../formatting/breakableDay.ts';
import { formatMoney } from '../../formatting/formatMoney.ts';
import type { MailContent } from '../MailLayout/MailContent.ts';
import { dayIn } from '../dayIn.ts';
import { greeting } from '../greeting.ts';
import { mailFooter } from '../mailFooter.ts';
import type { MailFrame } from '../MailFrame.ts';
import type { StudentVerifiedFacts } from './StudentVerifiedState.ts';

/** The words of a mail that one step is left to keep the price for students. */
export function studentVerifiedContent(
  { firstName, plan, charge, last }: StudentVerifiedFacts,
  frame: MailFrame,
  t: TFunction<'mails'>,
): MailContent {
  const soon = dayIn(frame, charge.date, 'withoutYear');
  const values = {
    plan: t(($) => $.plan[plan.kind]),
    day: dayIn(frame, charge.date),
    amount: formatMoney(charge.amount, frame.language),
  };
  const subject = (day: string) =>
    t(($) => (last ? $.studentVerified.lastSubject : $.studentVerified.subject), { day });

  return {
    subject: subject(soon),
    preview: t(($) => $.studentVerified.preview, values),
    title: subject(breakableDay(soon)),
    paragraphs: [
      greeting(firstName, t),
      t(($) => $.studentVerified.text),
      t(($) => $.studentVerified.charge, values),
    ],
    action: { label: t(($) => $.discountReminder.student.action), href: frame.links.student },
    notes: [{ text: t(($) => $.studentVerified.fine) }],
    footer: mailFooter(frame, t),
  };
}
