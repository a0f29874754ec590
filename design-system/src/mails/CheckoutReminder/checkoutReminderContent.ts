import type { TFunction } from 'i18next';
import type { MailContent } from '../MailLayout/MailContent.ts';
import { dayIn } from '../dayIn.ts';
import { greeting } from '../greeting.ts';
import type { MailFrame } from '../MailFrame.ts';
import type { CheckoutReminderFacts } from './CheckoutReminderState.ts';

/** The words about a checkout that was left. */
export function checkoutReminderContent(
  { firstName, plan, voucher, link, keptUntil, leave }: CheckoutReminderFacts,
  frame: MailFrame,
  t: TFunction<'mails'>,
): MailContent {
  const day = dayIn(frame, keptUntil, 'withoutYear');

  return {
    subject: t(($) => $.checkoutReminder.subject),
    preview: t(($) => $.checkoutReminder.preview, { day }),
    title: t(($) => $.checkoutReminder.subject),
    paragraphs: [
      greeting(firstName, t),
      t(($) => $.checkoutReminder.text, { plan: t(($) => $.plan[plan.kind]), day }),
      ...(voucher === undefined ? [] : [t(($) => $.checkoutReminder.voucher, { code: voucher })]),
    ],
    action: { label: t(($) => $.checkoutReminder.action), href: link },
    notes: [{ text: t(($) => $.checkoutReminder.price) }],
    footer: {
      text: t(($) => $.checkoutReminder.reason),
      links: [
        { label: t(($) => $.checkoutReminder.leave), href: leave },
        { label: t(($) => $.footer.subscription), href: frame.links.subscription },
        { label: t(($) => $.footer.privacy), href: frame.links.privacy },
      ],
    },
  };
}
