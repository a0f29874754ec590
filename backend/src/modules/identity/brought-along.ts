import type { FastifyRequest } from 'fastify';
import { languageOfPath, languagePrefix } from '../../languages.ts';
import { carriedFrom, isEmpty, type Carried, type SignInQuery } from './carried.ts';

/**
 * What a visitor brings to a sign-in page: by its address, else from the sign-in page that linked here, so that
 * changing from login to register loses nothing. `kept` is what that page's own sign-in remembers.
 */
export async function broughtAlong(
  request: FastifyRequest<{ Querystring: SignInQuery }>,
  siteOrigin: string,
  kept: () => Promise<Carried | undefined>,
): Promise<Carried> {
  const named = carriedFrom(request.query);
  const from = isEmpty(named) ? signInPageBefore(request, siteOrigin) : undefined;
  if (from === undefined) return named;
  const linked = carriedFrom(Object.fromEntries(from.searchParams));
  return isEmpty(linked) ? ((await kept()) ?? {}) : linked;
}

function signInPageBefore({ headers }: FastifyRequest, siteOrigin: string): URL | undefined {
  const url = URL.parse(headers.referer ?? '');
  if (url?.origin !== siteOrigin) return undefined;
  const path = url.pathname.slice(languagePrefix(languageOfPath(url.pathname)).length);
  return path === '/login' || path === '/register' ? url : undefined;
}
