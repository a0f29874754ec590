import type { FastifyRequest } from 'fastify';
import { Type, type Static } from 'typebox';
import { problemOfEmail } from '../../../domain/email.ts';
import { languagePrefix } from '../../../domain/languages.ts';
import { wantsJson } from '../../../http/accepted-types.ts';
import { ApiErrors } from '../../../http/api-errors.ts';
import {
  pageForm,
  type FormResult,
  type PageHandler,
  type PageToShow,
  type PageVisit,
} from '../../../http/page-handler.ts';
import type { AccountLink, AccountLinkOutcome } from '../company-sign-in/account-link.ts';
import { usedUpTries } from '../company-sign-in/form-answer.ts';
import { questionPath } from '../company-sign-in/outcome-addresses.ts';
import type { Question } from '../company-sign-in/questions.ts';
import { LoginForm, readLogin, type ReadLogin } from '../sign-in/forms.ts';
import { refusalOf } from '../sign-in/refusals.ts';
import type { ToldProblem, ToldProblems } from '../company-sign-in/told-problems.ts';
import { questionPages } from '../told.ts';
import { onwardFromQuestion, withBeginningOf, type OnwardParts } from './onward-from-question.ts';
import { overBeforeWait } from './over-before-wait.ts';

/** What the page works with. */
export interface AccountLinkPageParts extends OnwardParts {
  /** The question that this browser has to answer. */
  questionIn: (request: FastifyRequest) => Promise<Question | undefined>;
  link: AccountLink;
  toldProblems: Pick<ToldProblems, 'keep' | 'take'>;
  /** The companies by which people can sign in, whether or not an account can be proved by them here. */
  loginConnections: readonly string[];
}

const AccountLinkForm = Type.Object(
  { ...LoginForm.properties, pendingSignIn: Type.String({ maxLength: 1000 }) },
  {
    examples: [
      {
        pendingSignIn: 'q5xYqkPvmYzYBZQm0ZpXoHn2cN3xVqyLkR8oYw4cUuE',
        email: 'nora@demo.stillpoint.example',
        password: 'rest-easy-2026',
      },
    ],
  },
);
type AccountLinkForm = Static<typeof AccountLinkForm>;

type Page = Extract<PageToShow, { route: 'ssoAccountLink' }>;
type Refused = Exclude<AccountLinkOutcome, { next: string }>;

const NextAnswer = Type.Object(
  { data: Type.Object({ attributes: Type.Object({ next: Type.String() }) }) },
  { examples: [{ data: { attributes: { next: '/auth?code=1f3&state=9ab' } } }] },
);
const responses = {
  200: NextAnswer,
  401: ApiErrors,
  404: ApiErrors,
  409: ApiErrors,
  422: ApiErrors,
  429: ApiErrors,
};

/** The page that asks a person whom a workplace has signed in for an account to connect. */
export function accountLinkPage({
  questionIn,
  link,
  toldProblems,
  loginConnections,
  ...parts
}: AccountLinkPageParts): PageHandler {
  return {
    show: async (visit) => {
      const { request, language } = visit;
      const question = await questionIn(request);
      if (question !== undefined && question.question !== 'account')
        return {
          redirectTo: withBeginningOf(visit, `${languagePrefix(language)}${questionPath}`, parts.rules),
        };
      const told = await toldProblems.take(visit, questionPages);
      if (question !== undefined) {
        const facts = { ...askedBy(question, loginConnections), ...problemsOf(question, told) };
        return { route: 'ssoAccountLink', personal: true, facts };
      }
      // Another tab may have answered it, and logged in.
      const { signedIn, next } = await onwardFromQuestion(visit, told, parts);
      if (next !== undefined) return next;
      const facts = { ...(told.problem && { problem: told.problem }), ...(signedIn && { signedIn }) };
      return { route: 'ssoAccountLink', personal: true, facts };
    },
    form: pageForm({
      body: AccountLinkForm,
      operation: {
        operationId: 'linkWorkplace',
        tags: ['Identity'],
        summary: 'Connects the account of a person whom a workplace has signed in, by its password',
        responses,
      },
      submit: async (visit: PageVisit, form: AccountLinkForm): Promise<FormResult> => {
        const login = readLogin(form);
        const outcome = await link(visit, form.pendingSignIn, login);
        if ('next' in outcome) return { redirectTo: outcome.next };
        const { problem, minutes } = outcome;
        if (!wantsJson(visit.request)) {
          const told = { problem, ...(minutes !== undefined && { count: minutes }) };
          await toldProblems.keep(visit, questionPages, told);
          return { redirectTo: withBeginningOf(visit, visit.address, parts.rules) };
        }
        const { statusCode, errors } = refusalFor(outcome, login.content);
        const waiting = minutes !== undefined && { retryAfterMinutes: minutes };
        return { page: { route: 'ssoAccountLink', facts: { problem }, statusCode, ...waiting }, errors };
      },
    }),
  };
}

/** What was wrong with the last answer: the fields that were left empty are read from what was typed. */
function problemsOf(question: Question, told: ToldProblem): Page['facts'] {
  const { problem, count } = told;
  if (problem !== 'INVALID' && problem !== 'PASSWORD_MISSING')
    return {
      ...(problem !== undefined && { problem }),
      ...(count !== undefined && { count }),
      ...overBeforeWait(question, told),
    };
  const email = problemOfEmail(question.typed ?? '');
  return {
    problems: {
      ...(email !== undefined && { email }),
      ...(problem === 'PASSWORD_MISSING' && { password: 'missing' }),
    },
  };
}

function askedBy(
  { pendingSignIn, connection, workplace = connection, email = '', typed, ways, choices }: Question,
  loginConnections: readonly string[],
): Pick<Page['facts'], 'asked' | 'values'> {
  const connections = ways?.connections ?? [];
  const others = loginConnections.filter((name) => !connections.includes(name));
  return {
    asked: { pendingSignIn, workplace, email, connections, others, ...(choices && { choices }) },
    ...(typed !== undefined && { values: { email: typed } }),
  };
}

function refusalFor(outcome: Refused, content: ReadLogin['content']) {
  switch (outcome.problem) {
    case 'INVALID':
    case 'PASSWORD_MISSING':
      return refusalOf({ route: 'login', facts: { status: 'ready', ...content } });
    case 'WRONG_CREDENTIALS':
      return refusalOf({ route: 'login', facts: { status: 'wrongCredentials', ...content } });
    case 'TOO_MANY_ATTEMPTS': {
      const { minutes = 1 } = outcome;
      return refusalOf({ route: 'login', facts: { status: 'tooManyAttempts', minutes, ...content } });
    }
    case 'PASSWORD_TRIES_USED_UP':
      return { statusCode: 429, errors: [usedUpTries(outcome.minutes ?? 1)] };
    default: {
      const detail = 'This login cannot be connected to the account.';
      const { problem: code } = outcome;
      return {
        statusCode: code === 'NO_PENDING_SIGN_IN' ? 404 : 409,
        errors: [{ code, title: 'Whoops', detail }],
      };
    }
  }
}
