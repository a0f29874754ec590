import type { TFunction } from 'i18next';
import { formatMonth } from '../../formatting/formatMonth.ts';
import type { MailContent } from '../MailLayout/MailContent.ts';
import { dayIn } from '../dayIn.ts';
import { greeting } from '../greeting.ts';
import { mailFooter } from '../mailFooter.ts';
import type { MailFrame } from '../MailFrame.ts';
import type { CardReminderFacts } from './CardReminderState.ts';

/** The words of a reminder that a card ends. */
export function cardReminderContent(
  { firstName, plan, card, nextChargeOn }: CardReminderFacts,
  frame: MailFrame,
  t: TFunction<'mails'>,
): MailContent {
  const { links } = frame;
  const { brand, last4, validUntil } = card;
  const month = formatMonth(validUntil, frame.language);
  const subject = t(($) => $.cardReminder.subject, { month });
  const charged = nextChargeOn.slice(0, 7) > validUntil ? 'after' : 'before';

  return {
    subject,
    preview: t(($) => $.cardReminder.preview),
    title: subject,
    paragraphs: [
      greeting(firstName, t),
      t(($) => $.cardReminder.text, { brand, last4, month }),
      t(($) => $.cardReminder.charge[charged], {
        plan: t(($) => $.plan[plan.kind]),
        day: dayIn(frame, nextChargeOn),
      }),
      t(($) => $.cardReminder.otherMethod),
    ],
    action: { label: t(($) => $.paymentFailed.action), href: links.changePayment },
    notes: [
      {
        text: t(($) => $.paymentFailed.cancel),
        link: { label: t(($) => $.trialReminder.cancelLink), href: links.cancel },
      },
    ],
    footer: mailFooter(frame, t),
  };
}
