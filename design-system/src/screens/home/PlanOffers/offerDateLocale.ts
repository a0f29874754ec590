import type { DateLocale } from '../../../formatting/DateLocale.ts';
import type { PageOffer } from '../OfferState.ts';

/** Days stand beside prices: while no country is known, they are written as in the country that those are likely for. */
export function offerDateLocale(
  { language, country }: DateLocale,
  { likelyCountry }: Pick<PageOffer, 'likelyCountry'>,
): DateLocale {
  return { language, country: country ?? likelyCountry };
}
