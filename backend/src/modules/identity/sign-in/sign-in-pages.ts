import type { FastifyRequest } from 'fastify';
import { secondFactorAddress } from '../second-factor/ask-for-second-factor.ts';
import { readSignInParams, type SignInParams } from './sign-in-params.ts';
import { questionAddress } from '../company-sign-in/outcome-addresses.ts';
import type { PendingSignInQuestion } from '../tables.ts';
import type { PageHandler, PageHandlers, PageResult, PageVisit } from '../../../http/page-handler.ts';
import { queryOf } from '../../../http/query.ts';
import type { Session, SessionOf, Sessions } from '../session/sessions.ts';
import { destinationFactsFrom } from './destination-facts.ts';
import { addressOf, destinationOf } from './destination.ts';
import { loginReasons, type LoginFacts, type OpeningOutcome, type RegisterFacts } from './facts.ts';
import { loginForm, offeredBy, registerForm, type SignInForms } from './sign-in-forms.ts';
import { signInParamsOf, type SignInStart } from './sign-in-start.ts';
import { signUpVariantFor } from './sign-up-variant.ts';
import { checkoutAhead, waitingPlanIn } from './waiting-plan.ts';
import type { IsCheckoutClosed } from '../ports.ts';

/** What the sign-in pages work with. */
export interface SignInPages extends SignInForms {
  sessionOf: SessionOf;
  /** The account of a session that does not count without a second factor. */
  withheldFrom: Sessions['withheldFrom'];
  isCheckoutClosed: IsCheckoutClosed;
  /** What this browser has still to answer after a company has signed a person in. */
  questionIn: (request: FastifyRequest) => Promise<{ question: PendingSignInQuestion } | undefined>;
}

/** A page with nothing typed into it. */
type BlankPage = (
  outcome: OpeningOutcome,
  visit: PageVisit,
) => Promise<Extract<PageResult, { route: string }>>;

/** Whether a page is shown to visitors who are signed in too, and leads them on no more. */
type ShownSignedIn = (visit: PageVisit, params: SignInParams) => Promise<boolean>;

/** The login page, the register page, and the page with both forms. */
export function signInPages(parts: SignInPages) {
  const variantOf = async (request: FastifyRequest) => signUpVariantFor(await parts.flagsFor(request));
  const page = (blank: BlankPage, isShownSignedIn?: ShownSignedIn): PageHandler => ({
    show: (visit) => open(visit, blank, parts, isShownSignedIn),
  });

  const login = page(
    async (outcome, visit) => ({
      route: 'login',
      facts: {
        ...openedLogin(outcome, visit),
        ...(await waitingFor(visit, parts, { mayHaveFreeDays: false })),
        ...offeredBy(parts, 'login', visit.request),
      },
    }),
    (visit, params) => leadsToQuestion(visit, params, parts),
  );
  return {
    login: {
      show: async (visit) => (await backToQuestion(visit, parts)) ?? login.show(visit),
      form: loginForm(parts),
    },
    register: {
      ...page(async (outcome, visit) => ({
        route: 'register',
        facts: {
          ...blankRegistration(outcome),
          ...(await waitingFor(visit, parts, { mayHaveFreeDays: true })),
          ...offeredBy(parts, 'register', visit.request),
          variant: await variantOf(visit.request),
        },
      })),
      form: registerForm(parts),
    },
    signUpOrLogin: page(async (outcome, visit) => ({
      route: 'signUpOrLogin',
      facts: {
        view: queryOf(visit.request).get('view') === 'login' ? 'login' : 'signup',
        login: {
          ...blankLogin(outcome),
          ...(await waitingFor(visit, parts, { mayHaveFreeDays: false })),
          ...offeredBy(parts, 'login', visit.request),
        },
        signUp: {
          ...blankRegistration(outcome),
          ...(await waitingFor(visit, parts, { mayHaveFreeDays: true })),
          ...offeredBy(parts, 'register', visit.request),
          variant: await variantOf(visit.request),
        },
      },
    })),
  } satisfies PageHandlers;
}

/** Who left a question for a forgotten password comes back to it, while it is asked. */
async function backToQuestion(
  { request, language }: PageVisit,
  { questionIn }: Pick<SignInPages, 'questionIn'>,
): Promise<PageResult | undefined> {
  if (readSignInParams(queryOf(request)).from !== 'linking-question') return undefined;
  const asked = await questionIn(request);
  return asked && { redirectTo: questionAddress(language, asked.question) };
}

async function open(
  visit: PageVisit,
  blank: BlankPage,
  parts: SignInPages,
  isShownSignedIn?: ShownSignedIn,
): Promise<PageResult> {
  const { request } = visit;
  const params = await signInParamsOf(visit, parts);
  const session = await parts.sessionOf(request);
  if (session !== undefined && !(await isShownSignedIn?.(visit, params))) {
    return { redirectTo: destinationFor(session, visit, params, parts) };
  }

  // The page says why the session does not count any more, and ends it.
  if ((await parts.withheldFrom(request)) !== undefined) return { redirectTo: leavingAddress(visit, params) };
  const checkout = checkoutAhead(visit, params, parts.rules);
  // It says why nothing can be bought, which must not come only after a sign-up.
  if (checkout !== undefined && (await parts.isCheckoutClosed(request, checkout.query))) {
    return { redirectTo: checkout.address };
  }

  // HEAD begins nothing. With another issuer it is answered like our own form, since only a sign-in has its address.
  const start: SignInStart = request.method === 'HEAD' ? { kind: 'ownPage' } : await parts.start(visit);
  if (start.kind === 'otherIssuer') return { redirectTo: start.url };
  const { statusCode, outcome } = openingOf(start);
  const retryAfter = outcome.status === 'tooManyAttempts' && { retryAfterMinutes: outcome.minutes };
  return { ...(await blank(outcome, visit)), statusCode, ...retryAfter };
}

/**
 * Whether the log-in is to lead back to the question of this browser, whose page leads here for a mailed code. It makes the
 * device known to the account that the question is for, whichever account is logged in.
 */
async function leadsToQuestion(
  { request, language }: PageVisit,
  { redirectOnSuccess }: SignInParams,
  { questionIn }: Pick<SignInPages, 'questionIn'>,
): Promise<boolean> {
  const pages = (['owner', 'account'] as const).map((question) => questionAddress(language, question));
  const [path = ''] = (redirectOnSuccess ?? '').split('?');
  if (!pages.includes(path)) return false;
  return (await questionIn(request)) !== undefined;
}

function leavingAddress({ language }: PageVisit, { redirectOnSuccess }: SignInParams): string {
  const address = secondFactorAddress(language);
  return redirectOnSuccess === undefined
    ? address
    : `${address}?${new URLSearchParams({ redirectOnSuccess }).toString()}`;
}

function openingOf(start: Exclude<SignInStart, { kind: 'otherIssuer' }>): {
  statusCode: number;
  outcome: OpeningOutcome;
} {
  switch (start.kind) {
    case 'ownPage':
      return { statusCode: 200, outcome: { status: 'ready' } };
    case 'tooMany':
      return { statusCode: 429, outcome: { status: 'tooManyAttempts', minutes: start.minutes } };
    case 'unavailable':
      return { statusCode: 503, outcome: { status: 'unavailable' } };
  }
}

/** Signed-in visitors are redirected to where a login would have led. */
function destinationFor(
  session: Session,
  { language }: PageVisit,
  params: SignInParams,
  parts: Pick<SignInPages, 'rules'>,
): string {
  return addressOf(
    destinationOf(
      {
        ...destinationFactsFrom(params),
        kind: 'login',
        language,
        profile: session,
        redirectClaim: undefined,
      },
      parts.rules,
    ),
  );
}

/** Those who log in may have had their free days: none are named. */
async function waitingFor(visit: PageVisit, parts: SignInPages, right: { mayHaveFreeDays: boolean }) {
  const params = await signInParamsOf(visit, parts);
  return waitingPlanIn(visit, params, parts, right);
}

/** The login form says why it is shown where the visitor was logged in before. */
function openedLogin(outcome: OpeningOutcome, { request }: PageVisit): LoginFacts {
  const reason = loginReasons.find((each) => each === queryOf(request).get('reason'));
  const told = outcome.status === 'ready' ? reason : undefined;
  return { ...blankLogin(outcome), ...(told !== undefined && { status: told }) };
}

function blankLogin(outcome: OpeningOutcome): LoginFacts {
  return { ...outcome, values: { email: '' }, problems: {} };
}

function blankRegistration(outcome: OpeningOutcome): RegisterFacts {
  return { ...outcome, values: { fullname: '', email: '', marketingEmails: false }, problems: {} };
}
