import { languagePrefix, type Language } from '../../../domain/languages.ts';
import type { PageVisit } from '../../../http/page-handler.ts';
import { queryOf } from '../../../http/query.ts';
import { networkAddress } from '../../../throttle/network-address.ts';
import type { Throttle } from '../../../throttle/throttle.ts';
import { deepLink, type DestinationRules } from './destination.ts';
import type { FormCookie } from './form-cookie.ts';
import { otherIssuerLimits } from './limits.ts';
import { paramsFromRequest } from './params-from-request.ts';
import { isEmpty, readSignInParams, type SavedForm, type SignInParams } from './sign-in-params.ts';
import type { SiteClient } from './site-client.ts';
import type { Transactions } from './transactions.ts';

/** Whether our own form is shown, or another issuer's page takes its place. */
export type SignInStart =
  | { kind: 'ownPage' }
  | { kind: 'otherIssuer'; url: string }
  | { kind: 'tooMany'; minutes: number }
  | { kind: 'unavailable' };

export type StartSignIn = (visit: PageVisit) => Promise<SignInStart>;

/** What beginning an authorization needs. */
export interface AuthorizationParts {
  client: Pick<SiteClient, 'begin'>;
  transactions: Transactions;
  rules: DestinationRules;
}

/** What opening a sign-in page needs. */
export interface StartParts extends AuthorizationParts {
  throttle: Pick<Throttle, 'attempt'>;
  formCookie: FormCookie;
  /** Whether people type their passwords here, into the form of our own provider. */
  ownForm: boolean;
}

/**
 * Opens a sign-in page with the parameters of the request. Our own form writes nothing: its authorization begins when
 * it is sent. Another issuer needs the authorization at once, for the redirect to it.
 */
export function signInStarter(parts: StartParts): StartSignIn {
  const start = parts.ownForm ? openOwnForm : redirectToOtherIssuer;
  return (visit) =>
    start(visit, parts).catch((error: unknown) => {
      visit.request.log.error({ err: error }, 'a sign-in could not be started');
      return { kind: 'unavailable' };
    });
}

async function openOwnForm(visit: PageVisit, parts: StartParts): Promise<SignInStart> {
  await parts.formCookie.save(visit, await formOf(visit, parts));
  return { kind: 'ownPage' };
}

async function redirectToOtherIssuer(visit: PageVisit, parts: StartParts): Promise<SignInStart> {
  const allowed = await parts.throttle.attempt(otherIssuerLimits(networkAddress(visit.request.ip)));
  if (!allowed.ok) return { kind: 'tooMany', minutes: allowed.minutes };
  const url = await beginAuthorization(visit, await formOf(visit, parts), parts);
  return { kind: 'otherIssuer', url: url.href };
}

/** Begins an authorization of the site at its issuer, bound to this browser. Gives the address that asks for it. */
export async function beginAuthorization(
  { request, reply, language }: PageVisit,
  { params, redirectUrl }: SavedForm,
  { client, transactions, rules }: AuthorizationParts,
): Promise<URL> {
  const redirectUri = callbackAddress(rules.siteOrigin, language);
  const { url, ...begun } = await client.begin({ redirectUri, redirectUrl });
  await transactions.begin(request, reply, { ...begun, language, params });
  return url;
}

/** What a sign-in page was opened for: what its address says, else what this browser's last sign-in page has saved. */
export async function formOf(
  visit: PageVisit,
  parts: Pick<StartParts, 'formCookie' | 'rules'>,
): Promise<SavedForm> {
  const params = await signInParamsOf(visit, parts);
  const link = deepLink(queryOf(visit.request).get('redirectUrl') ?? '', parts.rules);
  return { params, redirectUrl: link?.url };
}

/**
 * What a form that is sent was opened for: what its own address says, else what this browser's last sign-in page has saved.
 * One source for all: another page of this browser may have saved the cookie.
 */
export function formSent(
  { request }: Pick<PageVisit, 'request'>,
  saved: SavedForm | undefined,
  rules: DestinationRules,
): SavedForm {
  const query = queryOf(request);
  const own: SavedForm = {
    params: readSignInParams(query),
    redirectUrl: deepLink(query.get('redirectUrl') ?? '', rules)?.url,
  };
  return isEmpty(own.params) && own.redirectUrl === undefined ? (saved ?? own) : own;
}

/** The parameters of a request for a sign-in page, and those that an earlier one of this browser has saved. */
export function signInParamsOf(
  { request }: PageVisit,
  { formCookie, rules }: Pick<StartParts, 'formCookie' | 'rules'>,
): Promise<SignInParams> {
  return paramsFromRequest(request, rules.siteOrigin, async () => (await formCookie.read(request))?.params);
}

/** Where the issuer redirects back to. */
export function callbackAddress(siteOrigin: string, language: Language): string {
  return `${siteOrigin}${languagePrefix(language)}/auth`;
}
