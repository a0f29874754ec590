import { preferredLanguage } from '../../http/request-language.ts';
import type { FastifyRequest } from 'fastify';
import type { Language } from '../../domain/languages.ts';

/**
 * The language to offer on a page in English: what the browser prefers, until the visitor has chosen one. Other pages
 * are in the language that their address names.
 */
export function offeredLanguage(
  { headers, cookies }: Pick<FastifyRequest, 'headers' | 'cookies'>,
  language: Language,
): Language | undefined {
  if (language !== 'en' || cookies.language !== undefined) return undefined;
  const preferred = preferredLanguage(headers['accept-language']);
  return preferred === language ? undefined : preferred;
}
