import { Type } from 'typebox';

/** The two-letter codes of ISO 3166-1. Their names are written by `Intl`, in the reader's language. */
export const countryCodes: readonly string[] = (
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ ' +
  'CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR ' +
  'GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP ' +
  'KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT ' +
  'MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW ' +
  'SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG ' +
  'UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'
).split(' ');

const known = new Set(countryCodes);

/** Whether a value from outside is the code of a country: `XX`, `T1` and small letters are not. */
export function isCountryCode(value: unknown): value is string {
  return typeof value === 'string' && known.has(value);
}

/** A country as it comes in a call. The format is checked against the list. */
export const CountryCode = Type.String({ format: 'country', minLength: 2, maxLength: 2 });

/** The country that an address names, which may be typed in small letters. */
export function countryNamedIn(query: URLSearchParams): string | undefined {
  const code = query.get('country')?.toUpperCase();
  return isCountryCode(code) ? code : undefined;
}

export const countryLookupStatuses = ['unset', 'success', 'failure'] as const;

/** How the look-up of a visitor's country went; one that has not happened counts as one that worked. */
export type CountryLookupStatus = (typeof countryLookupStatuses)[number];

/** The countries whose prices are shown without their tax. */
export const taxExclusiveCountries = ['US'] as const;

/** Whether a country's prices are shown without their tax, which depends on the postal code. */
export function isTaxExclusive(country: string | undefined): boolean {
  return taxExclusiveCountries.some((exclusive) => exclusive === country);
}
