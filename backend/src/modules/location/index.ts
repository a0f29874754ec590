import type { FastifyRequest } from 'fastify';
import { languageOfPath, type Language } from '../../domain/languages.ts';
import { countryNamedIn, isCountryCode, type CountryLookupStatus } from '../../domain/countries.ts';
import type { VisitorLocation } from '../../domain/visitor-location.ts';
import { keptCountry } from '../../http/country-cookies.ts';
import { queryOf } from '../../http/query.ts';

export interface LocationOptions<Zone, Currency> {
  /** The header in which a trusted proxy names the country. */
  countryHeader: string | undefined;
  zoneFor: (location: { country?: string; language: Language }) => Zone;
  currencyOf: (zone: Zone) => Currency;
}

/**
 * Where a request comes from. What the visitor chose goes before what a proxy says: a traveller may shop at home,
 * and the billing country settles price and tax in the end. `named` is the country of the address that is asked for,
 * or of one that the request leads to.
 */
export function createLocation<Zone, Currency>(options: LocationOptions<Zone, Currency>) {
  const { countryHeader, zoneFor, currencyOf } = options;

  return function locationOf(
    request: FastifyRequest,
    language: Language = languageOfPath(request.url),
    named: string | undefined = countryNamedIn(queryOf(request)),
  ): VisitorLocation<Zone> & { currency: Currency } {
    const { country, lookupStatus } = lookUp(request, {
      named,
      proxied: countryFromProxy(request, countryHeader),
    });
    const zone = zoneFor({ ...(country !== undefined && { country }), language });
    return { country, lookupStatus, zone, currency: currencyOf(zone) };
  };
}

/** The country of an address, like `/plans?country=DE`, the one that was chosen before, or what the proxy says. */
function lookUp(
  request: FastifyRequest,
  { named, proxied }: { named: string | undefined; proxied: string | undefined },
): { country: string | undefined; lookupStatus: CountryLookupStatus } {
  const kept = keptCountry(request);
  // A country that is kept beside a failed look-up was not chosen.
  const chosen = named ?? (kept.lookupStatus === 'failure' ? undefined : kept.country);
  const country = chosen ?? (isCountryCode(proxied) ? proxied : undefined);
  if (country !== undefined) return { country, lookupStatus: 'success' };
  const failed = proxied !== undefined || kept.lookupStatus === 'failure';
  return { country: kept.country, lookupStatus: failed ? 'failure' : 'unset' };
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
