import type { Language } from '@stillpoint/translations';
import priceTable from '../../demo/price-table.json' with { type: 'json' };

interface Money {
  amount: number;
  currency: string;
}

/** An offer as it was quoted, bought and charged. */
export interface PricedOffer {
  plan: string;
  country: string;
  period: string;
  taxMode: string;
  freeDays: number;
  refundDays?: number;
  totalToday: Money;
  timeline: { kind: string; date: string; amount?: Money }[];
  voucher?: { code: string; percentOff: number };
}

/** The offers of each place, its name in a language, and how its tax stands in the prices. */
export function offersByPlace(language: Language) {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  const rows = priceTable as unknown as { postalCode?: string; offer: PricedOffer }[];
  const places = Map.groupBy(rows, ({ offer, postalCode }) =>
    [names.of(offer.country), postalCode].filter(Boolean).join(' '),
  );
  return [...places].map(([place, ofPlace]) => ({
    place,
    tax: ofPlace[0]?.offer.taxMode === 'TAX_EXCLUSIVE' ? 'Tax is added to the price.' : 'Prices include tax.',
    offers: ofPlace.map(({ offer }) => offer),
  }));
}
