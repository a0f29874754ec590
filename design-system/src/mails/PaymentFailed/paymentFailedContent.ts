import type { TFunction } from 'i18next';
import { formatMoney } from '../../formatting/formatMoney.ts';
import type { MailContent } from '../MailLayout/MailContent.ts';
import { dayIn } from '../dayIn.ts';
import { greeting } from '../greeting.ts';
import { mailFooter } from '../mailFooter.ts';
import type { MailFrame } from '../MailFrame.ts';
import type { PaymentFailedFacts } from './PaymentFailedState.ts';

/** The words of a failed charge. */
export function paymentFailedContent(
  facts: PaymentFailedFacts,
  frame: MailFrame,
  t: TFunction<'mails'>,
): MailContent {
  const { links } = frame;
  const subject = t(($) => (facts.lastTry ? $.paymentFailed.lastSubject : $.paymentFailed.subject));

  return {
    subject,
    preview: t(($) => (facts.lastTry ? $.paymentFailed.lastPreview : $.paymentFailed.preview)),
    title: subject,
    paragraphs: [
      greeting(facts.firstName, t),
      failureOf(facts, frame, t),
      ...(facts.reminderMissed ? [t(($) => $.paymentFailed.reminderMissed)] : []),
      [retryOf(facts, frame, t), t(($) => $.paymentFailed.check)].join(' '),
      t(($) => $.paymentFailed.otherMethod),
    ],
    action: { label: t(($) => $.paymentFailed.action), href: links.changePayment },
    notes: [
      {
        text: t(($) => $.paymentFailed.help),
        link: { label: t(($) => $.footer.help), href: links.help },
      },
      {
        text: t(($) => $.paymentFailed.cancel),
        link: { label: t(($) => $.trialReminder.cancelLink), href: links.cancel },
      },
    ],
    footer: mailFooter(frame, t),
  };
}

function retryOf(
  { nextTryOn, lastTry }: PaymentFailedFacts,
  frame: MailFrame,
  t: TFunction<'mails'>,
): string {
  if (nextTryOn === undefined) return t(($) => $.paymentFailed.retry);
  return t(($) => (lastTry ? $.paymentFailed.lastTry : $.paymentFailed.retryOn), {
    day: dayIn(frame, nextTryOn, 'withoutYear'),
  });
}

function failureOf(
  { plan, amount, paidWith }: PaymentFailedFacts,
  { language }: MailFrame,
  t: TFunction<'mails'>,
): string {
  const values = { plan: t(($) => $.plan[plan.kind]), amount: formatMoney(amount, language) };
  switch (paidWith?.method) {
    case undefined:
      return t(($) => $.paymentFailed.text.unknown, values);
    case 'paypal':
      return t(($) => $.paymentFailed.text.paypal, values);
    case 'card':
      return t(($) => $.paymentFailed.text.card, {
        ...values,
        brand: paidWith.brand,
        last4: paidWith.last4,
      });
  }
}
