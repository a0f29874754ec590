import type { Language } from '@stillpoint/translations';
import giftPriceTable from '../../demo/gift-price-table.json' with { type: 'json' };
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

/** A gift as it was shown, paid for and charged. */
export interface PricedGift {
  kind: string;
  country: string;
  lines: { kind: string; amount: Money }[];
  total: Money;
}

interface Row<Offer> {
  postalCode?: string;
  offer: Offer;
}

/** The offers and gifts of each place, its name in a language, and how its tax stands in the prices. */
export function offersByPlace(language: Language) {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  const placeOf = ({ offer, postalCode }: Row<{ country: string }>) =>
    [names.of(offer.country), postalCode].filter(Boolean).join(' ');
  const gifts = Map.groupBy(giftPriceTable as Row<PricedGift>[], placeOf);
  const places = Map.groupBy(priceTable, placeOf);
  return [...places].map(([place, ofPlace]) => ({
    place,
    tax: ofPlace[0]?.offer.taxMode === 'TAX_EXCLUSIVE' ? 'Tax is added to the price.' : 'Prices include tax.',
    offers: ofPlace.map(({ offer }) => offer),
    gifts: (gifts.get(place) ?? []).map(({ offer }) => offer),
  }));
}
