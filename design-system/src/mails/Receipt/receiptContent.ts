import type { TFunction } from 'i18next';
import { formatMoney } from '../../formatting/formatMoney.ts';
import type { MailContent } from '../MailLayout/MailContent.ts';
import { dayIn } from '../dayIn.ts';
import { greeting } from '../greeting.ts';
import { mailFooter } from '../mailFooter.ts';
import type { MailFrame } from '../MailFrame.ts';
import { paidWithWords } from '../paidWithWords.ts';
import type { ReceiptFacts } from './ReceiptState.ts';

/** The words of a receipt. */
export function receiptContent(facts: ReceiptFacts, frame: MailFrame, t: TFunction<'mails'>): MailContent {
  const { language, links } = frame;
  const { firstName, number, total, refundUntil } = facts;
  const plan = t(($) => $.plan[facts.plan.kind]);
  const paid = { amount: formatMoney(total, language), day: dayIn(frame, facts.paidOn) };

  return {
    subject: t(($) => $.receipt.subject, { number }),
    preview: t(($) => $.receipt.preview, paid),
    title: t(($) => $.receipt.title),
    paragraphs: [
      greeting(firstName, t),
      t(($) => $.receipt.text, { plan }),
      ...(facts.reminderMissed ? [t(($) => $.receipt.reminderMissed)] : []),
    ],
    sums: sumsOf(facts, plan, frame, t),
    total: { label: t(($) => $.receipt.total), amount: paid.amount },
    facts: factsOf(facts, frame, t),
    action: { label: t(($) => $.receipt.action), href: links.subscription },
    notes:
      refundUntil === undefined
        ? []
        : [
            {
              text: t(($) => $.receipt.refund, { day: dayIn(frame, refundUntil) }),
              link: { label: t(($) => $.receipt.refundLink), href: links.help },
            },
          ],
    footer: mailFooter(frame, t),
  };
}

/** The lines of a payment and its tax, with what was bought by its name. */
export function sumsOf(
  { lines, tax }: Pick<ReceiptFacts, 'lines' | 'tax'>,
  plan: string,
  { language }: MailFrame,
  t: TFunction<'mails'>,
) {
  const labels = {
    plan,
    discount: t(($) => $.receipt.discount),
    credit: t(($) => $.receipt.credit),
    creditUsed: t(($) => $.receipt.creditUsed),
  };
  return [
    ...lines.map(({ kind, amount }) => ({
      label: labels[kind],
      amount: formatMoney(amount, language),
      tone: kind === 'plan' ? ('plain' as const) : ('less' as const),
    })),
    ...(tax === undefined
      ? []
      : [
          {
            label: t(($) => $.receipt.tax[tax.mode]),
            amount: formatMoney(tax.amount, language),
            tone: tax.mode === 'included' ? ('aside' as const) : ('plain' as const),
          },
        ]),
  ];
}

function factsOf(
  { number, paidOn, paidWith, covers }: ReceiptFacts,
  frame: MailFrame,
  t: TFunction<'mails'>,
) {
  const day = (date: string) => dayIn(frame, date);
  return [
    { label: t(($) => $.receipt.number), value: number },
    { label: t(($) => $.receipt.paidOn), value: day(paidOn) },
    ...(paidWith === undefined
      ? []
      : [{ label: t(($) => $.receipt.paidWith), value: paidWithWords(paidWith, t) }]),
    ...(covers === undefined
      ? []
      : [
          {
            label: t(($) => $.receipt.covers),
            value: t(($) => $.receipt.coversDays, { from: day(covers.from), until: day(covers.until) }),
          },
        ]),
  ];
}
