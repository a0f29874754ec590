import type { TFunction } from 'i18next';
import { formatMoney } from '../../formatting/formatMoney.ts';
import { dayIn } from '../dayIn.ts';
import { greeting } from '../greeting.ts';
import { mailFooter } from '../mailFooter.ts';
import type { MailContent } from '../MailLayout/MailContent.ts';
import type { MailFrame } from '../MailFrame.ts';
import { paidWithWords } from '../paidWithWords.ts';
import type { GiftRefundFacts } from './GiftRefundState.ts';

/** The words about the money of a gift that was taken back. */
export function giftRefundContent(
  {
    firstName,
    kind,
    receiverName: name,
    amount: total,
    refundedOn,
    paidWith,
    receiverTold,
    link,
  }: GiftRefundFacts,
  frame: MailFrame,
  t: TFunction<'mails'>,
): MailContent {
  const amount = formatMoney(total, frame.language);
  const title = t(($) => $.subscriptionChanged.subject.refunded);

  return {
    subject: t(($) => $.giftRefund.subject, { name }),
    preview: t(($) => $.giftRefund.preview, { amount }),
    title,
    paragraphs: [
      greeting(firstName, t),
      t(($) => $.giftRefund.text, { name, what: t(($) => $.gift.what[kind]) }),
      receiverTold ? t(($) => $.giftRefund.told, { name }) : t(($) => $.giftRefund.notTold, { name }),
    ],
    total: { label: t(($) => $.subscriptionChanged.givenBack), amount },
    facts: [
      { label: t(($) => $.giftRefund.refundedOn), value: dayIn(frame, refundedOn) },
      ...(paidWith === undefined
        ? []
        : [{ label: t(($) => $.giftRefund.to), value: paidWithWords(paidWith, t) }]),
    ],
    action: { label: t(($) => $.giftReceipt.action), href: link },
    notes: [{ text: t(($) => $.giftRefund.bank) }],
    footer: mailFooter(frame, t),
  };
}
