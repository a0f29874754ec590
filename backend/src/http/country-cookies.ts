import type { FastifyReply, FastifyRequest } from 'fastify';
import { countryLookupStatuses, isCountryCode, type CountryLookupStatus } from '../domain/countries.ts';

const aYearInSeconds = 365 * 24 * 60 * 60;

/** The country that is kept, and how it was found. */
export interface KeptCountry {
  country: string | undefined;
  lookupStatus: CountryLookupStatus | undefined;
}

/** Keeps a country that the visitor chose, or bought in. */
export function keepChosenCountry(
  reply: FastifyReply,
  code: string,
  { secure }: { secure: boolean | 'auto' },
) {
  const cookieOptions = {
    path: '/',
    maxAge: aYearInSeconds,
    sameSite: 'lax',
    httpOnly: true,
    secure,
  } as const;
  reply
    .setCookie('countryCode', code, cookieOptions)
    .setCookie('countryCodeLookupStatus', 'success', cookieOptions);
}

/**
 * Keeps how the look-up went until the browser is closed. Beside a kept country it stays as it is, since it tells of that
 * country. An answer that sets a cookie is for one browser: no page that is stored for all may do so.
 */
export function keepLookupStatus(
  { cookies }: Pick<FastifyRequest, 'cookies'>,
  reply: FastifyReply,
  found: CountryLookupStatus,
) {
  if (cookies.countryCode !== undefined || cookies.countryCodeLookupStatus === found) return;
  reply.setCookie('countryCodeLookupStatus', found, {
    path: '/',
    sameSite: 'lax',
    httpOnly: true,
    secure: 'auto',
  });
}

/** Reads what was kept. An unknown value counts as none. */
export function keptCountry({ cookies }: Pick<FastifyRequest, 'cookies'>): KeptCountry {
  const code = cookies.countryCode;
  return {
    country: isCountryCode(code) ? code : undefined,
    lookupStatus: countryLookupStatuses.find((each) => each === cookies.countryCodeLookupStatus),
  };
}
