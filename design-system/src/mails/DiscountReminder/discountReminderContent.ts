import type { TFunction } from 'i18next';
import { breakableDay } from '../../formatting/breakableDay.ts';
import type { MailContent } from '../MailLayout/MailContent.ts';
import { creditWords, wholePrice } from '../creditWords.ts';
import { dayIn } from '../dayIn.ts';
import { greeting } from '../greeting.ts';
import { mailFooter } from '../mailFooter.ts';
import type { MailFrame } from '../MailFrame.ts';
import type { DiscountReminderFacts } from './DiscountReminderState.ts';

/** The words of a reminder that a discount ends. */
export function discountReminderContent(
  { firstName, plan, charge, student }: DiscountReminderFacts,
  frame: MailFrame,
  t: TFunction<'mails'>,
): MailContent {
  const { links } = frame;
  const soon = { day: dayIn(frame, charge.date, 'withoutYear') };
  const values = {
    plan: t(($) => $.plan[plan.kind]),
    day: dayIn(frame, charge.date),
    amount: wholePrice(charge, frame),
  };

  const subject = (words: { day: string }) =>
    t(($) => (student ? $.discountReminder.student.subject : $.discountReminder.subject), words);

  return {
    subject: subject(soon),
    preview: t(($) => $.discountReminder.preview[plan.period], values),
    title: subject({ day: breakableDay(soon.day) }),
    paragraphs: [
      greeting(firstName, t),
      [t(($) => $.discountReminder.text[plan.period], values), ...creditWords(charge, frame, t)].join(' '),
      student ? t(($) => $.discountReminder.student.text) : t(($) => $.trialReminder.fine),
    ],
    action: student
      ? { label: t(($) => $.discountReminder.student.action), href: links.student }
      : { label: t(($) => $.trialReminder.action), href: links.subscription },
    notes: [
      {
        text: t(($) => $.discountReminder.cancel),
        link: { label: t(($) => $.trialReminder.cancelLink), href: links.cancel },
      },
    ],
    footer: mailFooter(frame, t),
  };
}
