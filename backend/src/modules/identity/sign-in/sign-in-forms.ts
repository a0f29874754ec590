import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { ApiErrors } from '../../../http/api-errors.ts';
import { pageForm, type FormResult, type PageToShow, type PageVisit } from '../../../http/page-handler.ts';
import { queryOf } from '../../../http/query.ts';
import type { WaitingPlanOf } from '../ports.ts';
import type { Interactions } from '../provider/interactions.ts';
import type { Credentials, Recognised } from './credentials.ts';
import { deepLink } from './destination.ts';
import type { OpeningOutcome } from './facts.ts';
import type { FormCookie, SavedForm } from './form-cookie.ts';
import { LoginForm, RegisterForm } from './forms.ts';
import { postedLogin, postedRegistration, type FormScreen, type PostedForm } from './posted-forms.ts';
import { refusalOf } from './refusals.ts';
import { isEmpty, readSignInParams } from './sign-in-params.ts';
import {
  beginAuthorization,
  signInParamsOf,
  type AuthorizationParts,
  type SignInStart,
  type StartSignIn,
} from './sign-in-start.ts';
import { signUpVariantFor, type SignUpFlags } from './sign-up-variant.ts';
import { waitingPlanIn } from './waiting-plan.ts';

/** What the forms of the sign-in pages work with. */
export interface SignInForms extends AuthorizationParts {
  start: StartSignIn;
  formCookie: FormCookie;
  /** Undefined where another issuer is configured. */
  interactions: Interactions | undefined;
  credentials: (visit: PageVisit) => Credentials;
  flagsFor: (request: FastifyRequest) => Promise<SignUpFlags>;
  waitingPlanOf: WaitingPlanOf;
}

const responses = {
  200: Type.Object(
    { data: Type.Object({ attributes: Type.Object({ next: Type.String() }) }) },
    { examples: [{ data: { attributes: { next: '/auth?code=1f3&state=9ab' } } }] },
  ),
  303: Type.Null(),
  401: ApiErrors,
  409: ApiErrors,
  422: ApiErrors,
  429: ApiErrors,
  503: ApiErrors,
};

/** The login form. */
export function loginForm(parts: SignInForms) {
  return pageForm({
    body: LoginForm,
    operation: {
      operationId: 'logIn',
      tags: ['Identity'],
      summary: 'Signs in, and gives the address to go on to',
      responses,
    },
    submit: (visit: PageVisit, body) =>
      submit(visit, postedLogin(body, visit.request.ip, parts.credentials(visit)), parts),
  });
}

/** The register form. */
export function registerForm(parts: SignInForms) {
  return pageForm({
    body: RegisterForm,
    operation: {
      operationId: 'register',
      tags: ['Identity'],
      summary: 'Signs up, and gives the address to go on to',
      responses,
    },
    submit: (visit: PageVisit, body) => {
      const { request, language } = visit;
      return submit(visit, postedRegistration(body, request.ip, language, parts.credentials(visit)), parts);
    },
  });
}

async function submit(visit: PageVisit, form: PostedForm, parts: SignInForms): Promise<FormResult> {
  const { interactions, formCookie } = parts;
  const saved = await formCookie.read(visit.request);
  if (interactions === undefined || saved === undefined) return restart(visit, form, parts);
  if (form.attempt === undefined) return refuse(visit, form.refused({ status: 'ready' }), parts);

  const attempt = await form.attempt();
  if (!attempt.ok) return refuse(visit, attempt.screen, parts);
  try {
    return { redirectTo: await signIn(visit, attempt, saved, { ...parts, interactions }) };
  } catch (error) {
    visit.request.log.error({ err: error }, 'a sign-in could not be started');
    return refuse(visit, form.refused({ status: 'unavailable' }), parts);
  }
}

/** Begins the authorization and answers it for the person who was recognised. Gives the path to go on to. */
async function signIn(
  visit: PageVisit,
  { account, kind }: Recognised,
  saved: SavedForm,
  parts: SignInForms & { interactions: Interactions },
): Promise<string> {
  const { request, reply } = visit;
  const own: SavedForm = {
    params: readSignInParams(queryOf(request)),
    redirectUrl: deepLink(queryOf(request).get('redirectUrl') ?? '', parts.rules)?.url,
  };
  // One source for all: another page of this browser may have saved the cookie.
  const form = isEmpty(own.params) && own.redirectUrl === undefined ? saved : own;
  const url = await beginAuthorization(visit, form, parts);
  const interaction = await parts.interactions.begin(reply, url);
  const next = await parts.interactions.complete(interaction, request, reply, {
    accountId: account.id,
    kind,
    redirectUrl: form.redirectUrl,
  });
  parts.formCookie.clear(reply);
  return next;
}

/** Shows the form as it was sent, with a new cookie, so that sending it again works. */
async function restart(visit: PageVisit, form: PostedForm, parts: SignInForms): Promise<FormResult> {
  const start = await parts.start(visit);
  if (start.kind === 'otherIssuer') return { redirectTo: start.url };
  return refuse(visit, form.refused(outcomeOf(start)), parts);
}

function outcomeOf(start: Exclude<SignInStart, { kind: 'otherIssuer' }>): OpeningOutcome {
  switch (start.kind) {
    case 'ownPage':
      return { status: 'expired' };
    case 'tooMany':
      return { status: 'tooManyAttempts', minutes: start.minutes };
    case 'unavailable':
      return { status: 'unavailable' };
  }
}

async function refuse(visit: PageVisit, screen: FormScreen, parts: SignInForms): Promise<FormResult> {
  const { request } = visit;
  const { facts } = screen;
  const { statusCode, errors } = refusalOf(facts);
  const retryAfter = facts.status === 'tooManyAttempts' && { retryAfterMinutes: facts.minutes };
  const params = await signInParamsOf(visit, parts);
  const waiting = waitingPlanIn(visit, params, parts, { mayTry: screen.route === 'register' });
  const page: PageToShow =
    screen.route === 'login'
      ? { ...screen, facts: { ...screen.facts, ...waiting } }
      : {
          ...screen,
          facts: {
            ...screen.facts,
            ...waiting,
            variant: signUpVariantFor(await parts.flagsFor(request)),
          },
        };
  return { page: { ...page, statusCode, ...retryAfter }, errors };
}
