import type { FastifyRequest } from 'fastify';

/** The query of an address with its question mark; empty where there is none. */
export function searchOf(url: string): string {
  const at = url.indexOf('?');
  return at === -1 ? '' : url.slice(at);
}

/** The query of a request. Of a name that occurs twice, the first counts. */
export function queryOf({ url }: Pick<FastifyRequest, 'url'>): URLSearchParams {
  return new URLSearchParams(searchOf(url));
}
