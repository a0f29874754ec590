import { Negotiator } from '@fastify/accept-negotiator';
import type { FastifyRequest } from 'fastify';
import { languageOfPath, languages, type Language } from '../domain/languages.ts';

const negotiator = new Negotiator({ supportedValues: [...languages] });

/** The language of a call: of the page that sends it, else the one that the caller prefers. */
export function languageOfCall({ headers, host }: Pick<FastifyRequest, 'headers' | 'host'>): Language {
  const page = URL.parse(headers.referer ?? '');
  if (page !== null && page.host === host) return languageOfPath(page.pathname);
  const preferred = negotiator.negotiate(withoutRegions(headers['accept-language'] ?? ''));
  return languages.find((language) => language === preferred) ?? 'en';
}

/** `pt-BR` is answered in Portuguese. */
function withoutRegions(acceptLanguage: string): string {
  return acceptLanguage.toLowerCase().replace(/([a-z]{2,3})-[\w-]+/g, '$1');
}
