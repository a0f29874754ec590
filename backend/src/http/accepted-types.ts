import type { FastifyRequest } from 'fastify';

type Accepting = Pick<FastifyRequest, 'headers'>;

/** Whether the caller is a browser that opens a page or posts a native form. */
export function wantsPage({ headers }: Accepting): boolean {
  return headers.accept?.includes('text/html') ?? false;
}

/** Whether a page is an answer to a GET: for all but scripts that ask for JSON. A preview of a link asks for any type. */
export function takesPage(request: Accepting): boolean {
  return wantsPage(request) || !wantsJson(request);
}

/** Whether the caller is a script that asks for JSON. */
export function wantsJson({ headers }: Accepting): boolean {
  return headers.accept?.includes('application/json') ?? false;
}
