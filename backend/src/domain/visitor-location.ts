import type { CountryLookupStatus } from './countries.ts';

/** Where a visitor is, as far as it is known, and the price zone that follows from it. */
export interface VisitorLocation<Zone> {
  country: string | undefined;
  /** `failure` where the proxy was asked and could not tell: a country beside it is a guess. */
  lookupStatus: CountryLookupStatus;
  zone: Zone;
}
