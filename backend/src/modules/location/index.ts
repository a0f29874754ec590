import type { FastifyRequest } from 'fastify';
import { languageOfPath, type Language } from '../../domain/languages.ts';
import { countryNamedIn, isCountryCode, type CountryLookupStatus } from '../../domain/countries.ts';
import type { VisitorLocation } from '../../domain/visitor-location.ts';
import { keptCountry, type KeptCountry } from '../../http/country-cookies.ts';
import { queryOf } from '../../http/query.ts';

export interface LocationOptions<Zone, Currency> {
  /** The header in which a trusted proxy names the country. */
  countryHeader: string | undefined;
  /** The country where the account of a member who is logged in is billed. Asked for where none was chosen. */
  billedIn: (request: FastifyRequest) => Promise<string | undefined>;
  zoneFor: (location: { country?: string; language: Language }) => Zone;
  currencyOf: (zone: Zone) => Currency;
}

/**
 * Where a request comes from. What the visitor chose goes first, then where a member's account is billed, then what a
 * proxy says: a traveller shops at home, whatever language is read. `named` is the country of the address that is asked
 * for, or of one that the request leads to.
 */
export function createLocation<Zone, Currency>(options: LocationOptions<Zone, Currency>) {
  const { countryHeader, billedIn, zoneFor, currencyOf } = options;

  return async function locationOf(
    request: FastifyRequest,
    language: Language = languageOfPath(request.url),
    named: string | undefined = countryNamedIn(queryOf(request)),
  ): Promise<VisitorLocation<Zone> & { currency: Currency }> {
    const chosen = named ?? chosenIn(keptCountry(request));
    const { country, lookupStatus } = lookUp(request, {
      known: chosen ?? (await billedIn(request)),
      proxied: countryFromProxy(request, countryHeader),
    });
    const zone = zoneFor({ ...(country !== undefined && { country }), language });
    return { country, lookupStatus, zone, currency: currencyOf(zone) };
  };
}

/** A country that is kept beside a failed look-up was not chosen. */
function chosenIn({ country, lookupStatus }: KeptCountry): string | undefined {
  return lookupStatus === 'failure' ? undefined : country;
}

/** The country that is known of a visitor, or else what the proxy says. */
function lookUp(
  request: FastifyRequest,
  { known, proxied }: { known: string | undefined; proxied: string | undefined },
): { country: string | undefined; lookupStatus: CountryLookupStatus } {
  const kept = keptCountry(request);
  const country = known ?? (isCountryCode(proxied) ? proxied : undefined);
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
