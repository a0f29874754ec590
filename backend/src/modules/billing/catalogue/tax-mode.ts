import { isTaxExclusive, type CountryLookupStatus } from '../../../domain/countries.ts';

export const taxModes = ['TAX_INCLUSIVE', 'TAX_EXCLUSIVE'] as const;

/** Whether a price is shown with its tax inside, or apart from it. */
export type TaxMode = (typeof taxModes)[number];

/** Tax stands apart only in the US, and only while nothing speaks against the country being right. */
export function taxModeFor(country: string | undefined, lookup: CountryLookupStatus): TaxMode {
  return isTaxExclusive(country) && lookup !== 'failure' ? 'TAX_EXCLUSIVE' : 'TAX_INCLUSIVE';
}
