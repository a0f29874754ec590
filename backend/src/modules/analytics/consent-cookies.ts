import type { FastifyReply, FastifyRequest } from 'fastify';

export const answers = ['accept', 'decline'] as const;
export type Answer = (typeof answers)[number];

/** What a visitor allows beyond what the site needs to work. */
export interface Consent {
  analytics: Answer;
  marketing: Answer;
}

const aYearInSeconds = 365 * 24 * 60 * 60;

/** Whether the caller said yes to analytics. Silence is no. */
export function allowsAnalytics({ cookies }: FastifyRequest): boolean {
  return cookies.cookiePolicyAnalytics === 'accept';
}

/** Keeps an answer for a year, also in the words of the consent vendor that other products read. */
export function keepConsent(reply: FastifyReply, consent: Consent, { secure }: { secure: boolean }) {
  const cookieOptions = { path: '/', maxAge: aYearInSeconds, sameSite: 'lax', secure } as const;
  reply.setCookie('cookiePolicyAnalytics', consent.analytics, cookieOptions);
  reply.setCookie('cookiePolicyMarketing', consent.marketing, cookieOptions);
  reply.setCookie('OptanonConsent', groupsOf(consent), cookieOptions);
}

function groupsOf({ analytics, marketing }: Consent): string {
  const group = (answer: Answer) => (answer === 'accept' ? 1 : 0);
  return `groups=C0001:1,C0002:${group(analytics)},C0004:${group(marketing)}`;
}
