import type { FastifyRequest } from 'fastify';
import { searchOf } from '../../http/query.ts';
import type { OpenSite } from '../../site/open-site.ts';

/** Where a page without a language in its address is, in the language that the visitor chose before; undefined for English. */
export function chosenAddress(
  { cookies, url }: Pick<FastifyRequest, 'cookies' | 'url'>,
  {
    path,
    language,
    site,
  }: { path: string; language: string; site: Pick<OpenSite, 'addressIn' | 'languages'> },
): string | undefined {
  const chosen = site.languages.find((known) => known === cookies.language);
  if (language !== 'en' || chosen === undefined || chosen === 'en') return undefined;
  return site.addressIn(chosen, path) + searchOf(url);
}
