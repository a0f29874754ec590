import type { FastifyRequest } from 'fastify';
import { Type, type Static } from 'typebox';
import { languagePrefix } from '../../../domain/languages.ts';
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
import type { ToldProblems } from '../company-sign-in/told-problems.ts';
import { questionPages } from '../told.ts';
import { onwardFromQuestion, withParamsOf, type OnwardParts } from './onward-from-question.ts';
import { overBeforeWait } from './over-before-wait.ts';

/** What the page works with. */
export interface AccountLinkPageParts extends OnwardParts {
  /** The question that this browser has to answer. */
  questionIn: (request: FastifyRequest) => Promise<Question | undefined>;
  link: AccountLink;
  toldProblems: Pick<ToldProblems, 'take'>;
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
  /** The page with the question, if it is still asked: another tab may have answered it, and logged in. */
  async function pageWith(request: FastifyRequest, facts: Page['facts'], statusCode: number): Promise<Page> {
    const question = await questionIn(request);
    const signedIn = question === undefined && (await parts.sessionOf(request)) !== undefined;
    const known = {
      ...askedBy(question, loginConnections),
      ...(question?.question === 'account' && overBeforeWait(question, facts)),
      ...(signedIn && { signedIn }),
    };
    return { route: 'ssoAccountLink', personal: true, statusCode, facts: { ...known, ...facts } };
  }

  return {
    show: async (visit) => {
      const { request, language } = visit;
      const question = await questionIn(request);
      if (question !== undefined && question.question !== 'account')
        return { redirectTo: withParamsOf(visit, `${languagePrefix(language)}${questionPath}`) };
      const { next } = question === undefined ? await onwardFromQuestion(visit, parts) : {};
      if (next !== undefined) return { redirectTo: next };
      const { problem, count } = await toldProblems.take(visit, questionPages);
      const told = { ...(problem !== undefined && { problem }), ...(count !== undefined && { count }) };
      return pageWith(request, told, 200);
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
        const { request } = visit;
        const { content, complete } = readLogin(form);
        const { values, problems } = content;
        if (complete === undefined) {
          const { statusCode, errors } = refusalOf({
            route: 'login',
            facts: { status: 'ready', ...content },
          });
          return { page: await pageWith(request, { values, problems }, statusCode), errors };
        }
        const outcome = await link(visit, form.pendingSignIn, complete);
        if ('next' in outcome) return { redirectTo: outcome.next };
        const { statusCode, errors } = refusalFor(outcome, content);
        const { problem, minutes } = outcome;
        if (minutes === undefined) {
          return { page: await pageWith(request, { values, problem }, statusCode), errors };
        }
        const page = await pageWith(request, { values, problem, count: minutes }, statusCode);
        return { page: { ...page, retryAfterMinutes: minutes }, errors };
      },
    }),
  };
}

function askedBy(
  question: Question | undefined,
  loginConnections: readonly string[],
): Pick<Page['facts'], 'asked'> {
  if (question?.question !== 'account') return {};
  const { pendingSignIn, connection, workplace = connection, email = '', ways, choices } = question;
  const connections = ways?.connections ?? [];
  const others = loginConnections.filter((name) => !connections.includes(name));
  return { asked: { pendingSignIn, workplace, email, connections, others, ...(choices && { choices }) } };
}

function refusalFor(outcome: Refused, content: ReadLogin['content']) {
  switch (outcome.problem) {
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
