import type { TFunction } from 'i18next';
import type { Language } from '@stillpoint/translations';
import { formatMoney } from '../../../formatting/formatMoney.ts';
import { formatPercent } from '../../../formatting/formatPercent.ts';
import type { OrderLine } from '../../../patterns/OrderSummary/OrderSummary.tsx';
import type { VoucherOffer } from '../BillingState.ts';
import type { Quote } from './CheckoutState.ts';

/** The lines of the first period. Included and limited tax are remarks, added tax is part of the sum. */
export function orderLines(t: TFunction<'checkout'>, quote: Quote, language: Language): OrderLine[] {
  const { plan, period, price, discount, tax, firstPeriod } = quote;
  const limit = 'limit' in tax ? tax.limit : undefined;
  const added = tax.mode === 'TAX_EXCLUSIVE' && 'amount' in tax;

  return [
    { label: t(($) => $.order.plan[plan]), amount: formatMoney(price, language) },
    ...(discount
      ? [
          {
            label: offerWords(t, discount, language),
            amount: formatMoney({ ...discount.amount, amount: -discount.amount.amount }, language),
            tone: 'less' as const,
          },
        ]
      : []),
    ...(added
      ? [
          {
            label: t(($) => $.order.tax.exclusive),
            amount: formatMoney(tax.amount, language),
          },
        ]
      : []),
    ...(discount || added
      ? [
          {
            label: t(($) => $.order.firstPeriod[period]),
            amount: formatMoney(firstPeriod, language),
            tone: 'sum' as const,
          },
        ]
      : []),
    ...(limit
      ? [
          {
            label: t(($) => $.order.tax.limit, { percent: formatPercent(limit.percent / 100, language) }),
            amount: formatMoney(limit.firstPeriod, language),
            tone: 'aside' as const,
          },
        ]
      : []),
    ...(tax.mode === 'TAX_INCLUSIVE' && tax.amount
      ? [
          {
            label: t(($) => $.order.tax.inclusive),
            amount: formatMoney(tax.amount, language),
            tone: 'aside' as const,
          },
        ]
      : []),
  ];
}

function offerWords(
  t: TFunction<'checkout'>,
  { percentOff, lasts }: VoucherOffer,
  language: Language,
): string {
  const percent = formatPercent(percentOff / 100, language);
  return t(($) => $.voucher.offer[lasts.period], { percent, count: lasts.count });
}
