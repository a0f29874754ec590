import type { FastifyRequest } from 'fastify';

/**
 * Whether a request opens a page for a person to see. HEAD does not, nor does a browser that fetches a page ahead, which may never be
 * shown: they must use nothing up.
 */
export function opensPage(request: Pick<FastifyRequest, 'method' | 'headers'>): boolean {
  return request.method !== 'HEAD' && !isFetchedAhead(request);
}

/** Whether a browser fetches a page before its visitor asks to see it. */
function isFetchedAhead({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const purposes = [headers['sec-purpose'], headers.purpose, headers['x-purpose'], headers['x-moz']];
  return purposes.some((purpose) => /^(?:prefetch|preview|prerender)\b/i.test(String(purpose ?? '')));
}
