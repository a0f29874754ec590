import { shareOf } from './amounts.ts';
import type { TaxMode } from './model.ts';
import type { Contact } from './order-schema.ts';
import { refuse, type Refusal } from './reasons.ts';
import { taxNames } from './seed/tax-names.ts';
import { stateTaxes } from './seed/us-states.ts';

/** What is taxed, and whether the price holds it already. */
export interface Tax {
  ok: true;
  mode: TaxMode;
  rate: number;
  /** As it stands on invoices. */
  name: string;
  /** The country or, in the US, the state that takes it. */
  jurisdiction: string;
}

/** An amount taken apart, in minor units. */
export interface TaxedAmount {
  amountWithoutTax: number;
  taxAmount: number;
}

/** Where the tax is decided. */
export type TaxAddress = Pick<Contact, 'country' | 'state' | 'postalCode'>;

const inclusiveRates: Readonly<Record<string, number>> = {
  AT: 0.2,
  BE: 0.21,
  BG: 0.2,
  CY: 0.19,
  CZ: 0.21,
  DE: 0.19,
  DK: 0.25,
  EE: 0.24,
  ES: 0.21,
  FI: 0.255,
  FR: 0.2,
  GR: 0.24,
  HR: 0.25,
  HU: 0.27,
  IE: 0.23,
  IT: 0.22,
  LT: 0.21,
  LU: 0.17,
  LV: 0.21,
  MT: 0.18,
  NL: 0.21,
  PL: 0.23,
  PT: 0.23,
  RO: 0.21,
  SE: 0.25,
  SI: 0.22,
  SK: 0.23,
  // Regions of Finland and France with rates of their own, or with none.
  AX: 0.255,
  GF: 0,
  GP: 0.085,
  MF: 0,
  MQ: 0.085,
  RE: 0.085,
  YT: 0,
  AU: 0.1,
  BR: 0.05,
  CA: 0.05,
  CH: 0.081,
  GB: 0.2,
  IN: 0.18,
  JP: 0.1,
  NO: 0.25,
  NZ: 0.15,
};

/**
 * The tax at an address. In the US it comes on top, by the state's two letters or else by ZIP code, and is nothing while neither
 * is known; everywhere else the price holds it. An address without either that exists is refused.
 */
export function taxAt(address: TaxAddress): Tax | Refusal {
  const { country } = address;
  if (country !== 'US') {
    const name = taxNames[country] ?? 'VAT';
    return {
      ok: true,
      mode: 'TaxInclusive',
      rate: inclusiveRates[country] ?? 0,
      name,
      jurisdiction: country,
    };
  }
  const added = { ok: true, mode: 'TaxExclusive', name: 'Sales tax' } as const;
  if (!address.state && !address.postalCode) return { ...added, rate: 0, jurisdiction: country };
  const found =
    stateTaxes.find(({ state }) => state === address.state?.toUpperCase()) ??
    stateTaxes.find(({ zip }) => zip.some(([from, to]) => within(address.postalCode, from, to)));
  return found
    ? { ...added, rate: found.rate, jurisdiction: found.state }
    : refuse('invalid', `The tax address is not known: ${address.state ?? address.postalCode ?? ''}`);
}

/** Splits a price into what remains and what is tax. */
export function applyTax(price: number, { mode, rate }: Pick<Tax, 'mode' | 'rate'>): TaxedAmount {
  if (mode === 'TaxExclusive') return { amountWithoutTax: price, taxAmount: shareOf(price, rate) };
  const amountWithoutTax = shareOf(price, 1 / (1 + rate));
  return { amountWithoutTax, taxAmount: price - amountWithoutTax };
}

function within(postalCode: string | undefined, from: number, to: number): boolean {
  if (postalCode === undefined || !/^\d{5}(-\d{4})?$/.test(postalCode)) return false;
  const prefix = Number(postalCode.slice(0, 3));
  return prefix >= from && prefix <= to;
}
