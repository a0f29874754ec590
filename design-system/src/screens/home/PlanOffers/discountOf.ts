import type { TFunction } from 'i18next';
import type { DateLocale } from '../../../formatting/DateLocale.ts';
import { formatDay } from '../../../formatting/formatDay.ts';
import { formatMoney } from '../../../formatting/formatMoney.ts';
import { formatPercent } from '../../../formatting/formatPercent.ts';
import type { PlanTileProps } from '../../../patterns/PlanTile/PlanTile.tsx';
import type { PlanOffer } from '../OfferState.ts';

type Discounted = Pick<
  PlanTileProps,
  'badge' | 'price' | 'per' | 'comparison' | 'ordinaryPrice' | 'afterwards'
>;

/** What a tile says of a plan that a promotion lowers: the lower price, and what is paid afterwards, from which day. */
export function discountOf(
  { period, price, voucher }: PlanOffer,
  { language, country }: DateLocale,
  t: TFunction<'planSelection'>,
): Partial<Discounted> {
  if (voucher === undefined || voucher.price.amount >= price.amount) return {};
  const ordinary = formatMoney(price, language);
  const per = period === 'year' ? t(($) => $.annual.period) : t(($) => $.monthly.period);
  const onePeriod = voucher.renewalPrice.amount === price.amount;
  return {
    badge: t(($) => $.discount.badge, { percent: formatPercent(voucher.percentOff, language) }),
    price: formatMoney(voucher.price, language),
    per: onePeriod ? t(($) => $.discount.first[period]) : per,
    comparison: undefined,
    ordinaryPrice: { price: ordinary, words: t(($) => $.discount.insteadOf, { price: ordinary }) },
    afterwards: {
      lead: t(($) => $.discount.then),
      price: ordinary,
      per: t(($) => $.discount.from, { per, day: formatDay(voucher.endsOn, language, 'withYear', country) }),
    },
  };
}
