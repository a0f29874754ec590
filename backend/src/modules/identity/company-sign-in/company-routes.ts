import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languagePrefix, languages, type Language } from '../../../domain/languages.ts';
import type { PageVisit } from '../../../http/page-handler.ts';
import { opensPage } from '../../../http/page-opening.ts';
import { queryOf } from '../../../http/query.ts';
import { languageOfCall } from '../../../http/request-language.ts';
import { isLinkedFromOurPage } from '../../../http/same-origin.ts';
import { networkAddress } from '../../../throttle/network-address.ts';
import type { Throttle } from '../../../throttle/throttle.ts';
import { PersonRefused, type Connection, type PersonAtCompany } from '../connections/connection.ts';
import { isState } from '../binding-cookies.ts';
import type {
  AuthorizationRequests,
  SentAuthorizationRequest,
} from '../connections/authorization-requests.ts';
import { freshSeconds, type Sessions } from '../session/sessions.ts';
import { authorizationRequestLimits } from '../sign-in/limits.ts';
import { addressKeeping, beginningOf } from '../sign-in/onward.ts';
import { isEmpty, readSignInParams, type SavedForm } from '../sign-in/sign-in-params.ts';
import { formOf, formSent, type StartParts } from '../sign-in/sign-in-start.ts';
import type { ConnectionIntent } from '../tables.ts';
import type { CompanySignInFlow } from './company-sign-in-flow.ts';
import { loginAddress, problemAddress, problemPage, type CompanySignInProblem } from './outcome-addresses.ts';
import type { PendingSignIns } from './pending-sign-ins.ts';
import type { ToldProblems } from './told-problems.ts';

/** What the ways to a company and back work with. */
export interface CompanyRoutesOptions extends Pick<StartParts, 'formCookie' | 'rules'> {
  /** The companies that are configured and offered, by name. */
  companies: ReadonlyMap<string, Connection>;
  authorizationRequests: AuthorizationRequests;
  pendingSignIns: Pick<PendingSignIns, 'find'>;
  flow: CompanySignInFlow;
  sessions: Pick<Sessions, 'sessionOf' | 'isFresh'>;
  throttle: Pick<Throttle, 'attempt'>;
  toldProblems: Pick<ToldProblems, 'keep'>;
}

const largestForm = 16 * 1024;
const hidden = { schema: { hide: true } };
const nothingAsked: SavedForm = { params: {}, redirectUrl: undefined };

/** The links to the companies that sign people in, and the addresses to which these lead back. */
export function companyRoutes(app: FastifyInstance, options: CompanyRoutesOptions) {
  for (const language of languages) {
    app.get<{ Params: { connection: string } }>(
      `${languagePrefix(language)}/auth/with/:connection`,
      hidden,
      async (request, reply) => {
        const visit = { request, reply, language, address: request.url };
        return reply.redirect(await companyAddressOf(visit, request.params.connection, options), 302);
      },
    );
  }

  app.get<{ Params: { connection: string } }>(
    '/save-external-auth-callback/:connection',
    hidden,
    async (request, reply) => {
      // HEAD and what is fetched ahead must not use up the authorization request that the GET after it would end.
      if (request.method === 'HEAD') return reply.send();
      // Refused, so that the browser asks again once the page is opened.
      if (!opensPage(request)) return reply.code(400).send();
      return reply.redirect(await returnOf(request, reply, request.params.connection, options), 302);
    },
  );

  // A company's own page posts it, which brings no cookie: it is only kept, and read with the request after it.
  app.post<{ Params: { connection: string } }>(
    '/save-external-auth-callback/:connection',
    { ...hidden, bodyLimit: largestForm, config: { callers: 'authenticatedServers' } },
    async (request, reply) => {
      const { connection } = request.params;
      const posted = formIn(request.body);
      const state = posted.get('state') ?? '';
      if (isState(state)) {
        await options.authorizationRequests.keepPosted(connection, state, posted.toString());
      }
      const back = new URLSearchParams(isState(state) ? { state } : {}).toString();
      return reply.redirect(`/save-external-auth-callback/${encodeURIComponent(connection)}?${back}`, 303);
    },
  );
}

function formIn(body: unknown): URLSearchParams {
  const form = new URLSearchParams();
  if (typeof body !== 'object' || body === null) return form;
  for (const [name, value] of Object.entries(body)) if (typeof value === 'string') form.set(name, value);
  return form;
}

/** The address of the company, or of the page that says why not. */
async function companyAddressOf(
  visit: PageVisit,
  name: string,
  options: CompanyRoutesOptions,
): Promise<string> {
  const { request, reply, language } = visit;
  const intent = intentIn(request);
  const asked = formSent(visit, undefined, options.rules);
  const problem = (code: CompanySignInProblem, minutes?: number) =>
    pageTold(visit, { problem: code, count: minutes, connection: name }, { intent, form: asked }, options);
  const company = options.companies.get(name);
  if (company === undefined) return problem('CONNECTION_UNKNOWN');
  const refusal = await refusalOf(visit, intent, asked, options);
  if (refusal !== undefined) {
    return 'page' in refusal ? refusal.page : problem(refusal.problem, refusal.minutes);
  }
  // HEAD begins nothing: it is answered as if the visitor had come from elsewhere.
  if (request.method === 'HEAD') return signInPage(language, intent, asked);

  try {
    const authorizationRequest = await options.authorizationRequests.begin(request, reply, {
      connection: name,
      language,
      intent,
      form: signsIn(intent) ? await formOfLink(visit, options) : asked,
      addTo: await accountFor(request, intent, options),
      pendingSignIn: intent === 'prove' ? pendingSignInOf(request) : undefined,
    });
    const maxAge = intent === 'confirm' || intent === 'prove' ? freshSeconds : undefined;
    const url = await company.authorizationUrl(authorizationRequest, redirectUriOf(name, options), maxAge);
    return url.href;
  } catch (error) {
    logFailure(request, name, error);
    return problem('CONNECTION_FAILED');
  }
}

/** The address of the page that tells once what went wrong. */
async function pageTold(
  { request, reply, language }: Pick<PageVisit, 'request' | 'reply' | 'language'>,
  {
    problem,
    count,
    connection,
  }: { problem: CompanySignInProblem; count?: number | undefined; connection: string },
  { intent, form }: { intent: ConnectionIntent; form: SavedForm },
  { toldProblems }: CompanyRoutesOptions,
): Promise<string> {
  const told = { problem, connection, ...(count !== undefined && { count }) };
  await toldProblems.keep({ request, reply }, problemPage(intent), told);
  return problemAddress(language, intent, form);
}

/** Why a visitor is not sent to a company: a link on another site begins nothing, and adding asks for a fresh sign-in. */
async function refusalOf(
  { request, language }: PageVisit,
  intent: ConnectionIntent,
  asked: SavedForm,
  { rules, sessions, pendingSignIns, throttle }: CompanyRoutesOptions,
): Promise<{ page: string } | { problem: CompanySignInProblem; minutes?: number } | undefined> {
  if (intent === 'prove') {
    const pendingSignIn = await pendingSignIns.find(request);
    if (pendingSignIn === undefined) return { problem: 'NO_PENDING_SIGN_IN' };
    if (pendingSignIn.formId !== pendingSignInOf(request)) return { problem: 'SIGN_IN_REPLACED' };
  }
  const typed = signsIn(intent) && request.headers['sec-fetch-site'] === 'none';
  if (!typed && !isLinkedFromOurPage(request, rules.siteOrigin)) {
    return signsIn(intent) ? { page: signInPage(language, intent, asked) } : { problem: 'SIGN_IN_AGAIN' };
  }
  if (intent === 'link' || intent === 'confirm') {
    const session = await sessions.sessionOf(request);
    const fresh = session !== undefined && (intent === 'confirm' || (await sessions.isFresh(session.sid)));
    if (!fresh) return { problem: 'SIGN_IN_AGAIN' };
  }
  const allowed = await throttle.attempt(authorizationRequestLimits(networkAddress(request.ip)));
  return allowed.ok ? undefined : { problem: 'TOO_MANY_ATTEMPTS', minutes: allowed.minutes };
}

/** The page that the link would stand on, for what the link is for. */
function signInPage(language: Language, intent: ConnectionIntent, asked: SavedForm): string {
  if (intent !== 'register') return loginAddress(language, asked);
  return addressKeeping(`${languagePrefix(language)}/register`, beginningOf(asked));
}

/** What a link to sign in is for: what its address says, else what the sign-in page was opened for that it stands on. */
async function formOfLink(visit: PageVisit, options: CompanyRoutesOptions): Promise<SavedForm> {
  const form = await formOf(visit, options);
  if (form.redirectUrl !== undefined || !isEmpty(readSignInParams(queryOf(visit.request)))) return form;
  const saved = await options.formCookie.read(visit.request);
  return { ...form, redirectUrl: saved?.redirectUrl };
}

/** Whose account the identity is for, where it is for one that is signed in. */
async function accountFor(
  request: FastifyRequest,
  intent: ConnectionIntent,
  { sessions }: CompanyRoutesOptions,
): Promise<string | undefined> {
  if (intent !== 'link' && intent !== 'confirm') return undefined;
  return (await sessions.sessionOf(request))?.userId;
}

/** Whether a visitor goes to a company to sign in or up. */
function signsIn(intent: ConnectionIntent): boolean {
  return intent === 'login' || intent === 'register';
}

function intentIn(request: FastifyRequest): ConnectionIntent {
  const asked = queryOf(request).get('intent');
  return (['register', 'link', 'confirm', 'prove'] as const).find((intent) => intent === asked) ?? 'login';
}

/** The question on whose page the link stands. */
function pendingSignInOf(request: FastifyRequest): string | undefined {
  return queryOf(request).get('pendingSignIn') ?? undefined;
}

/** Where the company leads back to, registered there. */
function redirectUriOf(name: string, { rules }: CompanyRoutesOptions): string {
  return `${rules.siteOrigin}/save-external-auth-callback/${name}`;
}

/** The address to go on to after a company's answer. */
async function returnOf(
  request: FastifyRequest,
  reply: FastifyReply,
  connection: string,
  options: CompanyRoutesOptions,
): Promise<string> {
  const { companies, authorizationRequests, sessions, flow } = options;
  const state = queryOf(request).get('state') ?? '';
  const company = companies.get(connection);
  const authorizationRequest =
    company !== undefined && isState(state)
      ? await authorizationRequests.take(request, reply, { connection, state })
      : undefined;
  if (company === undefined || authorizationRequest === undefined) {
    const late = isState(state)
      ? await authorizationRequests.findExpired(request, { connection, state })
      : undefined;
    if (late !== undefined) {
      const { language, intent, form } = late;
      const told = { problem: 'CONNECTION_EXPIRED', connection } as const;
      return pageTold({ request, reply, language }, told, { intent, form }, options);
    }
    // Opened once more, by going back or reloading: that sign-in has ended well.
    const session = await sessions.sessionOf(request);
    if (session !== undefined) return languagePrefix(session.language) || '/';
    const visit = { request, reply, language: languageOfCall(request) };
    const problem = { problem: 'CONNECTION_EXPIRED', connection } as const;
    return pageTold(visit, problem, { intent: 'login', form: nothingAsked }, options);
  }
  const { language, intent, form } = authorizationRequest;
  const problem = (code: CompanySignInProblem, minutes?: number) =>
    pageTold(
      { request, reply, language },
      { problem: code, count: minutes, connection },
      { intent, form },
      options,
    );
  const person = await personOf(request, company, authorizationRequest, options);
  if ('problem' in person) return problem(person.problem);
  const outcome = await flow.goOn(
    { request, reply, language, address: request.url },
    authorizationRequest,
    person,
  );
  return 'next' in outcome ? outcome.next : problem(outcome.problem, outcome.minutes);
}

async function personOf(
  request: FastifyRequest,
  company: Connection,
  authorizationRequest: SentAuthorizationRequest,
  options: CompanyRoutesOptions,
): Promise<PersonAtCompany | { problem: CompanySignInProblem }> {
  const redirectUri = redirectUriOf(company.name, options);
  const posted = new URLSearchParams(authorizationRequest.posted);
  const answered =
    authorizationRequest.posted === undefined
      ? new URL(`${redirectUri}?${queryOf(request).toString()}`)
      : new Request(redirectUri, { method: 'POST', body: posted });
  try {
    return await company.readAnswer({ request: answered, posted }, authorizationRequest);
  } catch (error) {
    if (error instanceof PersonRefused) return { problem: 'CONNECTION_REFUSED' };
    logFailure(request, company.name, error);
    return { problem: 'CONNECTION_FAILED' };
  }
}

/** The name of a fault alone: its message and its cause may repeat what the company answered, tokens and people too. */
function logFailure(request: FastifyRequest, connection: string, error: unknown) {
  const { name, code } = error instanceof Error ? (error as Error & { code?: unknown }) : { name: 'unknown' };
  request.log.warn(
    { connection, fault: name, ...(typeof code === 'string' && { code }) },
    'a sign-in by another company failed',
  );
}
