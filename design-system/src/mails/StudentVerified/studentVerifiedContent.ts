import type { TFunction } from 'i18next';
import { breakableDay } from '../../formatting/breakableDay.ts';
import type { MailContent } from '../MailLayout/MailContent.ts';
import { creditWords, wholePrice } from '../creditWords.ts';
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
    amount: wholePrice(charge, frame),
  };
  const subject = (day: string) =>
    t(($) => (last ? $.studentVerified.lastSubject : $.studentVerified.subject), { day });

  return {
    subject: subject(soon),
    // With credit the sum is another one, which the text explains.
    preview:
      charge.credit === undefined
        ? t(($) => $.studentVerified.preview, values)
        : t(($) => $.studentVerified.text),
    title: subject(breakableDay(soon)),
    paragraphs: [
      greeting(firstName, t),
      t(($) => $.studentVerified.text),
      [t(($) => $.studentVerified.charge, values), ...creditWords(charge, frame, t)].join(' '),
    ],
    action: { label: t(($) => $.discountReminder.student.action), href: frame.links.student },
    notes: [{ text: t(($) => $.studentVerified.fine) }],
    footer: mailFooter(frame, t),
  };
}
