import type { FastifyRequest } from 'fastify';
import type { CountryLookupStatus } from '../../domain/countries.ts';
import { showsCookieDetails } from '../../http/cookie-details.ts';

/** Where a visitor is, as far as it is known, and how the look-up went. */
export type LocationOf = (request: FastifyRequest) => Promise<Place>;

interface Place {
  country: string | undefined;
  lookupStatus: CountryLookupStatus;
}

/** Who asks for a page, as far as cookies and proxies tell. */
export interface Visitor {
  country: string | undefined;
  countryCodeLookupStatus: CountryLookupStatus;
  theme: 'day' | 'night' | 'system';
  consent: 'unanswered' | 'answered';
  /** What is allowed so far, where the details of the cookie notice are to be open. */
  cookieDetails?: { analytics: boolean; marketing: boolean };
  account: { status: 'signedOut' } | { status: 'signedIn'; userId: string; firstName: string };
}

interface KnownSession {
  userId: string;
  firstName: string;
}

/** Reads a visitor from the request. An unknown or foreign value counts as unset. */
export function visitorOf(
  request: FastifyRequest,
  { country, lookupStatus }: Place,
  session: KnownSession | undefined,
): Visitor {
  const { theme, cookiePolicyAnalytics, cookiePolicyMarketing } = request.cookies;
  return {
    country,
    countryCodeLookupStatus: lookupStatus,
    theme: theme === 'day' || theme === 'night' ? theme : 'system',
    consent:
      cookiePolicyAnalytics === 'accept' || cookiePolicyAnalytics === 'decline' ? 'answered' : 'unanswered',
    ...(showsCookieDetails(request.url) && {
      cookieDetails: {
        analytics: cookiePolicyAnalytics === 'accept',
        marketing: cookiePolicyMarketing === 'accept',
      },
    }),
    account: accountOf(session),
  };
}

function accountOf(session: KnownSession | undefined): Visitor['account'] {
  if (session === undefined) return { status: 'signedOut' };
  const { userId, firstName } = session;
  return { status: 'signedIn', userId, firstName };
}
