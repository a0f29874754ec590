import type { FastifyRequest } from 'fastify';
import { secondFactorAddress } from '../second-factor/ask-for-second-factor.ts';
import { readSignInParams, type SavedForm, type SignInParams } from './sign-in-params.ts';
import { opensQuestion, questionAddress } from '../company-sign-in/outcome-addresses.ts';
import type { PendingSignInQuestion } from '../tables.ts';
import type { PageHandler, PageHandlers, PageResult, PageVisit } from '../../../http/page-handler.ts';
import { queryOf } from '../../../http/query.ts';
import type { Session, SessionOf, Sessions } from '../session/sessions.ts';
import { destinationFactsFrom } from './destination-facts.ts';
import { addressOf, destinationOf } from './destination.ts';
import { loginReasons, type LoginFacts, type OpeningOutcome, type RegisterFacts } from './facts.ts';
import { redirectClaimOf } from './followed-links.ts';
import { loginForm, offeredBy, registerForm, type SignInForms } from './sign-in-forms.ts';
import { addressKeeping, choicesIn, choicesOf } from './onward.ts';
import { pageLeadingTo } from './page-leading-to.ts';
import { formOf, signInParamsOf, type SignInStart } from './sign-in-start.ts';
import { signUpVariantFor } from './sign-up-variant.ts';
import { checkoutAhead, waitingIn } from './waiting.ts';
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

/** What one of the pages does otherwise with visitors who are signed in. */
interface OfThisPage {
  /** Whether it is shown to them too, and leads them on no more. */
  isShownSignedIn?: (visit: PageVisit, params: SignInParams) => Promise<boolean>;
  /** From where it leads them on, where its address names no other place. */
  from?: SignInParams['from'];
}

/** The login page, the register page, and the page with both forms. */
export function signInPages(parts: SignInPages) {
  const variantOf = async (request: FastifyRequest) => signUpVariantFor(await parts.flagsFor(request));
  const page = (blank: BlankPage, own: OfThisPage = {}): PageHandler => ({
    show: (visit) => open(visit, blank, parts, own),
  });

  const login = page(
    async (outcome, visit) => ({
      route: 'login',
      facts: {
        ...(await openedLogin(outcome, visit, parts)),
        ...(await waitingFor(visit, parts, { mayHaveFreeDays: false })),
        ...offeredBy(parts, 'login', visit.request),
      },
    }),
    { isShownSignedIn: ({ request }, params) => leadsBackToQuestion(request, params, parts) },
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
    signUpOrLogin: page(
      async (outcome, visit) => ({
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
      }),
      { from: 'login-pages' },
    ),
  } satisfies PageHandlers;
}

/** Who left a question for a forgotten password comes back to it, while it is asked, with what the sign-in was begun for. */
async function backToQuestion(
  { request, language }: PageVisit,
  { questionIn, rules }: Pick<SignInPages, 'questionIn' | 'rules'>,
): Promise<PageResult | undefined> {
  if (readSignInParams(queryOf(request)).from !== 'linking-question') return undefined;
  const asked = await questionIn(request);
  return asked && { redirectTo: questionAddress(language, asked.question, choicesIn(request, rules)) };
}

async function open(
  visit: PageVisit,
  blank: BlankPage,
  parts: SignInPages,
  { isShownSignedIn, from }: OfThisPage,
): Promise<PageResult> {
  const { request } = visit;
  const form = await formOf(visit, parts);
  const { params } = form;
  const session = await parts.sessionOf(request);
  if (session !== undefined && !(await isShownSignedIn?.(visit, params))) {
    return leadOn(session, visit, { ...form, params: { ...(from && { from }), ...params } }, parts);
  }

  // The page says why the session does not count any more, and ends it.
  if ((await parts.withheldFrom(request)) !== undefined)
    return { redirectTo: addressKeeping(secondFactorAddress(visit.language), choicesOf(form)) };
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
async function leadsBackToQuestion(
  request: FastifyRequest,
  { redirectOnSuccess = '' }: SignInParams,
  { questionIn }: Pick<SignInPages, 'questionIn'>,
): Promise<boolean> {
  return opensQuestion(redirectOnSuccess) && (await questionIn(request)) !== undefined;
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

/** Signed-in visitors are led to where a login would have led. A deep link is followed once: opened again, it leads to the app. */
function leadOn(
  session: Session,
  visit: PageVisit,
  { params, redirectUrl }: SavedForm,
  { rules }: Pick<SignInPages, 'rules'>,
): PageResult {
  const destination = destinationOf(
    {
      ...destinationFactsFrom(params),
      kind: 'login',
      language: visit.language,
      profile: session,
      redirectClaim: redirectClaimOf(visit.request, redirectUrl),
    },
    rules,
  );
  return destination.kind === 'deepLink'
    ? pageLeadingTo(destination, visit, rules)
    : { redirectTo: addressOf(destination) };
}

/** Those who log in may have had their free days: none are named. */
async function waitingFor(visit: PageVisit, parts: SignInPages, right: { mayHaveFreeDays: boolean }) {
  const params = await signInParamsOf(visit, parts);
  return waitingIn(visit, params, parts, right);
}

/** The login form says why it is shown where the visitor was logged in before, or comes to connect something. */
async function openedLogin(
  outcome: OpeningOutcome,
  { request }: PageVisit,
  { formCookie }: Pick<SignInPages, 'formCookie'>,
): Promise<LoginFacts> {
  const query = queryOf(request);
  const reason = loginReasons.find((each) => each === query.get('reason'));
  const purpose = readSignInParams(query).from === 'connecting' ? 'connecting' : undefined;
  const told = outcome.status === 'ready' ? (reason ?? purpose) : undefined;
  const email = told === 'codeRight' ? await formCookie.emailIn(request) : undefined;
  return { ...blankLogin(outcome, email), ...(told !== undefined && { status: told }) };
}

function blankLogin(outcome: OpeningOutcome, email = ''): LoginFacts {
  return { ...outcome, values: { email }, problems: {} };
}

function blankRegistration(outcome: OpeningOutcome): RegisterFacts {
  return { ...outcome, values: { fullname: '', email: '', marketingEmails: false }, problems: {} };
}
