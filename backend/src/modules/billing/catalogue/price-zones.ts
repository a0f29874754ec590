import type { Language } from '../../../domain/languages.ts';
import type { Currency, Money } from '../../../domain/money.ts';
import { plans, type PlanCode, type PriceRow } from './plans.ts';

export const priceZones = ['EU', 'GB', 'US', 'IN', 'BR', 'WORLD'] as const;

/** Countries that share prices and a currency. */
export type PriceZone = (typeof priceZones)[number];

/** With the European Union's regions overseas, which have codes of their own. */
const euroCountries = new Set(
  'AD AT AX BE BG CY CZ DE DK EE ES FI FR GF GP GR HR HU IE IS IT LI LT LU LV MC MF MQ MT NL NO PL PT RE RO SE SI SK SM VA YT'.split(
    ' ',
  ),
);

const zoneOfCountryAlone: Readonly<Record<string, PriceZone>> = { GB: 'GB', US: 'US', IN: 'IN', BR: 'BR' };

/** Where most readers of a language live: their country while none is looked up or chosen. */
export const likelyCountries: Readonly<Record<Language, string>> = {
  en: 'US',
  de: 'DE',
  es: 'ES',
  fr: 'FR',
  pt: 'BR',
};

/** The zone of a country, or while no country is known, that of the likely country for a language. */
export function zoneFor({
  country,
  language,
}: {
  country?: string | undefined;
  language: Language;
}): PriceZone {
  return zoneOfCountry(country ?? likelyCountries[language]);
}

/** The likely country of a visitor who is shown the prices of a zone while no country is known. */
export function likelyCountryIn(zone: PriceZone): string | undefined {
  return Object.values(likelyCountries).find((country) => zoneOfCountry(country) === zone);
}

/** The zone of a country. */
export function zoneOfCountry(country: string): PriceZone {
  return zoneOfCountryAlone[country] ?? (euroCountries.has(country) ? 'EU' : 'WORLD');
}

/** The currency that a zone pays in. */
export function currencyOf(zone: PriceZone): Currency {
  return currencies[zone];
}

/** What a plan costs in a zone for one period, without the tax that some places add. */
export function priceOf(code: PlanCode, zone: PriceZone): Money {
  return priceIn(code, currencyOf(zone));
}

/** What a plan costs in a currency for one period, without the tax that some places add. */
export function priceIn(code: PlanCode, currency: Currency): Money {
  return { amount: prices[plans[code].price][currency], currency };
}

/** What the billing company calls a plan in a currency. */
export function ratePlanId(code: PlanCode, currency: Currency): string {
  return `rp-${code}-${currency}`;
}

const currencies = { EU: 'EUR', GB: 'GBP', US: 'USD', IN: 'INR', BR: 'BRL', WORLD: 'USD' } as const;

const prices: Readonly<Record<PriceRow, Readonly<Record<Currency, number>>>> = {
  monthly: { EUR: 1299, GBP: 999, USD: 1299, INR: 39900, BRL: 2990 },
  halfYear: { EUR: 3999, GBP: 2999, USD: 3999, INR: 119900, BRL: 8990 },
  annual: { EUR: 6999, GBP: 4999, USD: 6999, INR: 199900, BRL: 14990 },
  familyMonthly: { EUR: 1799, GBP: 1499, USD: 1799, INR: 54900, BRL: 3990 },
  familyAnnual: { EUR: 9999, GBP: 7499, USD: 9999, INR: 299900, BRL: 21990 },
  giftSeason: { EUR: 2999, GBP: 2199, USD: 2999, INR: 89900, BRL: 6490 },
  access: { EUR: 0, GBP: 0, USD: 0, INR: 0, BRL: 0 },
  testing: { EUR: 100, GBP: 100, USD: 100, INR: 1000, BRL: 100 },
};
