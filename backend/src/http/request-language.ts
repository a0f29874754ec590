import { Negotiator } from '@fastify/accept-negotiator';
import type { FastifyRequest } from 'fastify';
import { languageOfPath, languages, type Language } from '../domain/languages.ts';

const negotiator = new Negotiator({ supportedValues: [...languages] });

/** What tells the language of a call. A request that could not be read has no cookies. */
export type CallWithLanguage = Pick<FastifyRequest, 'headers' | 'host'> &
  Partial<Pick<FastifyRequest, 'cookies'>>;

/** The language of a call: of the page that sends it, else the one that was chosen before, else the one that the caller prefers. */
export function languageOfCall({ headers, host, cookies }: CallWithLanguage): Language {
  const page = URL.parse(headers.referer ?? '');
  if (page !== null && page.host === host) return languageOfPath(page.pathname);
  const chosen = languages.find((known) => known === cookies?.language);
  return chosen ?? preferredLanguage(headers['accept-language']) ?? 'en';
}

/** The language of ours that a browser prefers; undefined where it names none. */
export function preferredLanguage(acceptLanguage: string | undefined): Language | undefined {
  const named = withoutRegions(acceptLanguage ?? '')
    .split(',')
    .filter((part) => /^\s*[a-z]/.test(part));
  // Without a name the negotiator takes the first of ours.
  if (named.length === 0) return undefined;
  const preferred = negotiator.negotiate(named.join(','));
  return languages.find((language) => language === preferred);
}

/** `pt-BR` is answered in Portuguese. */
function withoutRegions(acceptLanguage: string): string {
  return acceptLanguage.toLowerCase().replace(/([a-z]{2,3})-[\w-]+/g, '$1');
}
