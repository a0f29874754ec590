import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { SocialConnection } from '../../../config/social-connections.ts';
import { ApiErrors } from '../../../http/api-errors.ts';
import { pageForm, type FormResult, type PageToShow, type PageVisit } from '../../../http/page-handler.ts';
import type { AskForLoginCode } from '../login-challenge/ask-for-login-code.ts';
import type { LogInByPasskey } from '../passkeys/passkey-login.ts';
import type { WaitingSources } from '../ports.ts';
import type { Interactions } from '../provider/interactions.ts';
import type { AskForSecondFactor } from '../second-factor/ask-for-second-factor.ts';
import { completeSignIn, endSignIn } from './complete-sign-in.ts';
import type { Credentials, Recognised } from './credentials.ts';
import type { Offers, OpeningOutcome } from './facts.ts';
import type { FormCookie } from './form-cookie.ts';
import { LoginForm, RegisterForm } from './forms.ts';
import {
  postedLogin,
  postedPasskey,
  postedRegistration,
  type FormScreen,
  type PostedForm,
} from './posted-forms.ts';
import { refusalOf } from './refusals.ts';
import type { SavedForm } from './sign-in-params.ts';
import {
  formSent,
  signInParamsOf,
  type AuthorizationParts,
  type SignInStart,
  type StartSignIn,
} from './sign-in-start.ts';
import { signUpVariantFor, type SignUpFlags } from './sign-up-variant.ts';
import { waitingIn } from './waiting.ts';

/** What the forms of the sign-in pages work with. */
export interface SignInForms extends AuthorizationParts {
  start: StartSignIn;
  formCookie: FormCookie;
  /** Undefined where another issuer is configured. */
  interactions: Interactions | undefined;
  askForLoginCode: AskForLoginCode;
  askForSecondFactor: AskForSecondFactor;
  credentials: (visit: PageVisit) => Credentials;
  logInByPasskey: LogInByPasskey;
  flagsFor: (request: FastifyRequest) => Promise<SignUpFlags>;
  waiting: WaitingSources;
  /** The companies by which a page offers its visitor to sign in, in the order of their buttons. */
  offeredOn: (page: 'login' | 'register', request: FastifyRequest) => readonly SocialConnection[];
}

const responses = {
  200: Type.Object(
    { data: Type.Object({ attributes: Type.Object({ next: Type.String() }) }) },
    { examples: [{ data: { attributes: { next: '/auth?code=1f3&state=9ab' } } }] },
  ),
  303: Type.Null(),
  401: ApiErrors,
  403: ApiErrors,
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
    submit: (visit: PageVisit, body) => {
      const { passkey } = body;
      const form =
        passkey === undefined
          ? postedLogin(body, visit.request.ip, parts.credentials(visit))
          : postedPasskey(() => parts.logInByPasskey(visit, passkey));
      return submit(visit, form, parts);
    },
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
  const refused = async (screen: FormScreen) => {
    await keepEmail(visit, form, saved, parts);
    return refuse(visit, screen, parts);
  };
  if (form.attempt === undefined) return refused(form.refused({ status: 'ready' }));

  const attempt = await form.attempt();
  if (!attempt.ok && 'screen' in attempt) return refused(attempt.screen);
  try {
    if (!attempt.ok) {
      await keepEmail(visit, form, saved, parts);
      return { redirectTo: await parts.askForLoginCode(visit, attempt.usedUp) };
    }
    return { redirectTo: await signIn(visit, attempt, saved, { ...parts, interactions }) };
  } catch (error) {
    visit.request.log.error({ err: error }, 'a sign-in could not be started');
    return refuse(visit, form.refused({ status: 'unavailable' }), parts);
  }
}

/** Keeps the address of a refused login: it is not typed again for a forgotten password, nor after a mailed code. */
async function keepEmail(
  visit: PageVisit,
  { keptEmail: email = '' }: PostedForm,
  saved: SavedForm,
  { formCookie }: SignInForms,
): Promise<void> {
  if (email !== '') await formCookie.save(visit, { ...saved, email });
}

/** Signs a recognised person in. Gives the path to go on to. */
function signIn(
  visit: PageVisit,
  { account, kind, amr = [] }: Recognised,
  saved: SavedForm,
  parts: SignInForms & { interactions: Interactions },
): Promise<string> {
  const form = formSent(visit, saved, parts.rules);
  const { id: accountId, sessionEpoch } = account;
  const provedAt = new Date();
  const person = { accountId, kind, connection: undefined, sessionEpoch, provedAt };
  // A passkey is had, and is unlocked by what its person is or knows: two factors.
  return amr.includes('mfa')
    ? endSignIn(visit, { ...person, amr, secondFactorAt: provedAt }, form, parts)
    : completeSignIn(visit, person, form, parts);
}

/** The companies of a page's buttons, where any are offered. */
export function offeredBy(
  { offeredOn }: Pick<SignInForms, 'offeredOn'>,
  page: 'login' | 'register',
  request: FastifyRequest,
): Offers {
  const offered = offeredOn(page, request);
  return offered.length === 0 ? {} : { connections: offered };
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
  const { statusCode, errors } = refusalOf(screen);
  const retryAfter = facts.status === 'tooManyAttempts' && { retryAfterMinutes: facts.minutes };
  const params = await signInParamsOf(visit, parts);
  const kept = {
    ...(await waitingIn(visit, params, parts, { mayHaveFreeDays: screen.route === 'register' })),
    ...offeredBy(parts, screen.route, request),
  };
  const page: PageToShow =
    screen.route === 'login'
      ? { ...screen, facts: { ...screen.facts, ...kept } }
      : {
          ...screen,
          facts: {
            ...screen.facts,
            ...kept,
            variant: signUpVariantFor(await parts.flagsFor(request)),
          },
        };
  return { page: { ...page, statusCode, ...retryAfter }, errors };
}
