import type { FastifyRequest } from 'fastify';
import { languageOfPath, languagePrefix } from '../../../domain/languages.ts';
import { carriedFrom, isEmpty, type Carried } from './sign-in-params.ts';
import { queryOf } from './visit.ts';

const signInPaths = ['/login', '/register', '/login-pages'];

/**
 * What a visitor brings to a sign-in page: by its address, else from the sign-in page that linked here, so that
 * changing from login to register loses nothing. `kept` is what that page's own sign-in remembers.
 */
export async function broughtAlong(
  request: FastifyRequest,
  siteOrigin: string,
  kept: () => Promise<Carried | undefined>,
): Promise<Carried> {
  const named = carriedFrom(queryOf(request));
  const from = isEmpty(named) ? signInPageBefore(request, siteOrigin) : undefined;
  if (from === undefined) return named;
  const linked = carriedFrom(from.searchParams);
  return isEmpty(linked) ? ((await kept()) ?? {}) : linked;
}

function signInPageBefore({ headers }: FastifyRequest, siteOrigin: string): URL | undefined {
  const url = URL.parse(headers.referer ?? '');
  if (url?.origin !== siteOrigin) return undefined;
  const path = url.pathname.slice(languagePrefix(languageOfPath(url.pathname)).length);
  return signInPaths.includes(path) ? url : undefined;
}
