import type { FastifyRequest } from 'fastify';
import { languageOfPath, type Language } from '../../domain/languages.ts';
import { isCountryCode } from '../../domain/countries.ts';

/** Where a visitor is, as far as it is known, and which prices follow from it. */
export interface Place<Zone, Currency> {
  country: string | undefined;
  lookupStatus: 'unset' | 'success';
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
    const country = chosenCountry(request) ?? countryFromProxy(request, countryHeader);
    const zone = zoneFor({ ...(country !== undefined && { country }), language });
    return {
      country,
      lookupStatus: country === undefined ? 'unset' : 'success',
      zone,
      currency: currencyOf(zone),
    };
  };
}

function chosenCountry({ cookies }: FastifyRequest): string | undefined {
  return isCountryCode(cookies.countryCode) ? cookies.countryCode : undefined;
}

function countryFromProxy(request: FastifyRequest, header: string | undefined): string | undefined {
  if (header === undefined || !cameThroughTrustedProxy(request)) return undefined;
  const value = request.headers[header];
  return isCountryCode(value) ? value : undefined;
}

/** The list of addresses goes past the peer itself only where the peer is trusted to forward for others. */
function cameThroughTrustedProxy({ ips }: FastifyRequest): boolean {
  return ips !== undefined && ips.length > 1;
}
