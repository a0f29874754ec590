import type { FastifyRequest } from 'fastify';
import { languageOfPath, languagePrefix } from '../../../domain/languages.ts';
import { queryOf } from '../../../http/query.ts';
import { isEmpty, readSignInParams, type SignInParams } from './sign-in-params.ts';

const signInPaths = ['/login', '/login/code', '/register', '/login-pages'];

/**
 * The parameters of a request for a sign-in page: those of its own address, else those of the sign-in page that linked
 * to it, so that they survive a change from login to register. `savedParams` reads those that the linking page's
 * sign-in has saved.
 */
export async function paramsFromRequest(
  request: FastifyRequest,
  siteOrigin: string,
  savedParams: () => Promise<SignInParams | undefined>,
): Promise<SignInParams> {
  const own = readSignInParams(queryOf(request));
  const referrer = isEmpty(own) ? signInReferrer(request, siteOrigin) : undefined;
  if (referrer === undefined) return own;
  const linked = readSignInParams(referrer.searchParams);
  return isEmpty(linked) ? ((await savedParams()) ?? {}) : linked;
}

function signInReferrer({ headers }: FastifyRequest, siteOrigin: string): URL | undefined {
  const url = URL.parse(headers.referer ?? '');
  if (url?.origin !== siteOrigin) return undefined;
  const path = url.pathname.slice(languagePrefix(languageOfPath(url.pathname)).length);
  return signInPaths.includes(path) ? url : undefined;
}
