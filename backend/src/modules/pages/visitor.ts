import type { FastifyRequest } from 'fastify';

/** Who asks for a page, as far as cookies and proxies tell. */
export interface Visitor {
  country: string | undefined;
  theme: 'day' | 'night' | 'system';
  consent: 'unanswered' | 'answered';
  account: { status: 'signedOut' } | { status: 'signedIn'; userId: string; firstName: string };
}

interface KnownSession {
  userId: string;
  firstName: string;
}

/** Reads a visitor from the request. An unknown or foreign value counts as unset. */
export function visitorOf(
  request: FastifyRequest,
  country: string | undefined,
  session: KnownSession | undefined,
): Visitor {
  const { theme, cookiePolicyAnalytics } = request.cookies;
  return {
    country,
    theme: theme === 'day' || theme === 'night' ? theme : 'system',
    consent:
      cookiePolicyAnalytics === 'accept' || cookiePolicyAnalytics === 'decline' ? 'answered' : 'unanswered',
    account: accountOf(session),
  };
}

function accountOf(session: KnownSession | undefined): Visitor['account'] {
  if (session === undefined) return { status: 'signedOut' };
  const { userId, firstName } = session;
  return { status: 'signedIn', userId, firstName };
}
