/** The codes of the plans that may be sold. The other plans of the catalogue only renew for those who have them. */
export const sellablePlans = [
  'B2CMONTHLY',
  'B2C7DMONTHLY',
  'B2C14DANNUAL',
  'B2CANNUAL',
  'B2CFAMILYA2022',
  'B2CFAMILYM',
] as const;

export type SellablePlan = (typeof sellablePlans)[number];
