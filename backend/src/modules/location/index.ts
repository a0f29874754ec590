import type { FastifyRequest } from 'fastify';
import { languageOfPath, type Language } from '../../domain/languages.ts';
import { isCountryCode } from '../../domain/countries.ts';
import { queryOf } from '../../http/query.ts';

/** Where a visitor is, as far as it is known, and which prices follow from it. */
export interface Place<Zone, Currency> {
  country: string | undefined;
  /** `failure` where the proxy was asked and could not tell. */
  lookupStatus: 'unset' | 'success' | 'failure';
  zone: Zone;
  currency: Currency;
}

export interface LocationOptions<Zone, Currency> {
  /** The header in which a trusted proxy names the country. */
  countryHeader: string | undefined;
  zoneFor: (place: { country?: string; language: Language }) => Zone;
  currencyOf: (zone: Zone) => Currency;
}

/**
 * Where a request comes from. What the visitor chose goes before what a proxy says: a traveller may shop at home,
 * and the billing country settles price and tax in the end.
 */
export function createLocation<Zone, Currency>(options: LocationOptions<Zone, Currency>) {
  const { countryHeader, zoneFor, currencyOf } = options;

  return function locationOf(
    request: FastifyRequest,
    language: Language = languageOfPath(request.url),
  ): Place<Zone, Currency> {
    const proxied = countryFromProxy(request, countryHeader);
    const country = chosenCountry(request) ?? (isCountryCode(proxied) ? proxied : undefined);
    const zone = zoneFor({ ...(country !== undefined && { country }), language });
    return {
      country,
      lookupStatus: country !== undefined ? 'success' : proxied === undefined ? 'unset' : 'failure',
      zone,
      currency: currencyOf(zone),
    };
  };
}

/** The country of the address, like `/plans?country=DE`, or the one that was chosen before. */
function chosenCountry(request: FastifyRequest): string | undefined {
  const asked = queryOf(request).get('country');
  if (isCountryCode(asked)) return asked;
  const { countryCode } = request.cookies;
  return isCountryCode(countryCode) ? countryCode : undefined;
}

/** What a trusted proxy says: `XX` and the like where it could not tell. */
function countryFromProxy(request: FastifyRequest, header: string | undefined): string | undefined {
  if (header === undefined || !cameThroughTrustedProxy(request)) return undefined;
  const value = request.headers[header];
  return typeof value === 'string' ? value : undefined;
}

/** The list of addresses goes past the peer itself only where the peer is trusted to forward for others. */
function cameThroughTrustedProxy({ ips }: FastifyRequest): boolean {
  return ips !== undefined && ips.length > 1;
}
