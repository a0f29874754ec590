import type { TFunction } from 'i18next';
import { formatMoney } from '../../formatting/formatMoney.ts';
import type { MailContent } from '../MailLayout/MailContent.ts';
import { dayIn } from '../dayIn.ts';
import { greeting } from '../greeting.ts';
import { mailFooter } from '../mailFooter.ts';
import type { MailFrame } from '../MailFrame.ts';
import { paidWithWords } from '../paidWithWords.ts';
import { sumsOf } from '../Receipt/receiptContent.ts';
import type { GiftReceiptFacts } from './GiftReceiptState.ts';

/** The words of the receipt of a gift. */
export function giftReceiptContent(
  facts: GiftReceiptFacts,
  frame: MailFrame,
  t: TFunction<'mails'>,
): MailContent {
  const { kind, receiverName: name, number, total, paidOn, paidWith, sendOn, validUntil } = facts;
  const what = t(($) => $.gift.what[kind]);
  const amount = formatMoney(total, frame.language);

  return {
    subject: t(($) => $.giftReceipt.subject, { name, number }),
    preview: t(($) => $.receipt.preview, { amount, day: dayIn(frame, paidOn) }),
    title: t(($) => $.receipt.title),
    paragraphs: [
      greeting(facts.firstName, t),
      t(($) => $.giftReceipt.text, { name, what }),
      sendOn === undefined
        ? t(($) => $.giftReceipt.sent, { name })
        : t(($) => $.giftReceipt.sendOn, { name, day: dayIn(frame, sendOn) }),
    ],
    sums: sumsOf(
      facts,
      t(($) => $.giftReceipt.line[kind]),
      frame,
      t,
    ),
    total: { label: t(($) => $.receipt.total), amount },
    facts: [
      { label: t(($) => $.receipt.number), value: number },
      { label: t(($) => $.receipt.paidOn), value: dayIn(frame, paidOn) },
      ...(paidWith === undefined
        ? []
        : [{ label: t(($) => $.receipt.paidWith), value: paidWithWords(paidWith, t) }]),
      { label: t(($) => $.gift.validUntil), value: dayIn(frame, validUntil) },
    ],
    action: { label: t(($) => $.giftReceipt.action), href: facts.link },
    notes: [{ text: t(($) => $.giftReceipt.once) }],
    footer: mailFooter(frame, t),
  };
}
