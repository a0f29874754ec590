/** The currencies that are sold in. */
export const currencies = ['EUR', 'GBP', 'USD', 'INR', 'BRL'] as const;

/** A currency that is sold in. */
export type Currency = (typeof currencies)[number];

/** A price in each currency, in minor units. */
export type PriceRow = Readonly<Record<Currency, number>>;

/** The price rows that the catalogue's plans share. */
export const prices = {
  monthly: { EUR: 1299, GBP: 999, USD: 1299, INR: 39900, BRL: 2990 },
  halfYear: { EUR: 3999, GBP: 2999, USD: 3999, INR: 119900, BRL: 8990 },
  annual: { EUR: 6999, GBP: 4999, USD: 6999, INR: 199900, BRL: 14990 },
  familyMonthly: { EUR: 1799, GBP: 1499, USD: 1799, INR: 54900, BRL: 3990 },
  familyAnnual: { EUR: 9999, GBP: 7499, USD: 9999, INR: 299900, BRL: 21990 },
  giftSeason: { EUR: 2999, GBP: 2199, USD: 2999, INR: 89900, BRL: 6490 },
  access: { EUR: 0, GBP: 0, USD: 0, INR: 0, BRL: 0 },
  token: { EUR: 100, GBP: 100, USD: 100, INR: 1000, BRL: 100 },
} as const satisfies Record<string, PriceRow>;
