import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { ApiErrors } from '../../http/api-errors.ts';
import {
  pageForm,
  type FactsOf,
  type FormResult,
  type PageHandler,
  type PageVisit,
} from '../../http/page-handler.ts';
import { queryOf } from '../../http/query.ts';
import { tooManyTries } from '../../http/too-many-tries.ts';
import { networkAddress } from '../../throttle/network-address.ts';
import type { Throttle } from '../../throttle/throttle.ts';
import { isSameName, lookUpOf, type LookUp, type Organisations } from './organisations.ts';
import { lookUpLimits } from './look-up-limits.ts';

/** What the page works with. */
export interface SsoLoginPageOptions {
  organisations: Pick<Organisations, 'find'>;
  /** Companies that sign the members of several organisations in. They are found by their names. */
  partners: readonly Partner[];
  throttle: Pick<Throttle, 'attempt'>;
  isSignedIn: (request: FastifyRequest) => Promise<boolean>;
}

/** A company that signs the members of several organisations in. */
export interface Partner {
  name: string;
  /** The name of its sign-in in links. */
  connection: string;
}

type Facts = FactsOf<'ssoLogin'>;
type Purpose = Extract<Facts, { values: unknown }>['purpose'];

const LookUpForm = Type.Object(
  { term: Type.Optional(Type.String({ maxLength: 1000 })) },
  { examples: [{ term: 'alma.keller@acorn.example' }] },
);

const LookUpType = Type.Union([Type.Literal('domain'), Type.Literal('name')]);
const LookUpAnswer = Type.Object(
  {
    data: Type.Object({
      attributes: Type.Union([
        Type.Object({
          status: Type.Literal('found'),
          lookupType: LookUpType,
          organisation: Type.Object({
            name: Type.String(),
            connection: Type.String({ description: 'The name in the link to its sign-in' }),
          }),
        }),
        Type.Object({ status: Type.Literal('notFound'), lookupType: LookUpType }),
      ]),
    }),
  },
  {
    examples: [
      {
        data: {
          attributes: {
            status: 'found',
            lookupType: 'domain',
            organisation: { name: 'Acorn', connection: 'acorn' },
          },
        },
      },
    ],
  },
);

/**
 * The questions on the way to a workplace's sign-in, and the look-up of the workplace. To connect the workplace to the
 * account that is signed in, nothing else is asked.
 */
export function ssoLoginPage(options: SsoLoginPageOptions): PageHandler {
  return {
    show: async ({ request }) => {
      const purpose = purposeIn(request);
      if (purpose === 'connect') {
        if (!(await options.isSignedIn(request))) return { logInFirst: true };
        return { route: 'ssoLogin', facts: emptyLookUp(purpose) };
      }
      return { route: 'ssoLogin', facts: cardAt(queryOf(request).get('step')) };
    },
    form: pageForm({
      body: LookUpForm,
      operation: {
        operationId: 'lookUpWorkplace',
        tags: ['Identity'],
        summary: 'Finds the sign-in of an organisation, by an address of its domain or by its name',
        responses: { 200: LookUpAnswer, 401: ApiErrors, 422: ApiErrors, 429: ApiErrors },
      },
      submit: async (visit: PageVisit, { term = '' }) => {
        const purpose = purposeIn(visit.request);
        if (purpose === 'connect' && !(await options.isSignedIn(visit.request))) return { logInFirst: true };
        return lookUp(visit, { purpose, term: term.trim() }, options);
      },
    }),
  };
}

/** What the workplace is looked up for, as the address says it. */
function purposeIn(request: FastifyRequest): Purpose {
  return queryOf(request).get('intent') === 'link' ? 'connect' : 'logIn';
}

function cardAt(step: string | null): Facts {
  switch (step) {
    case 'connected-to-sso':
      return { status: 'connectedToSso' };
    case 'sso-login':
      return emptyLookUp('logIn');
    default:
      return { status: 'existingAccount' };
  }
}

function emptyLookUp(purpose: Purpose): Facts {
  return { status: 'ready', purpose, values: { term: '' }, problems: {} };
}

async function lookUp(
  { request }: PageVisit,
  { purpose, term }: { purpose: Purpose; term: string },
  options: SsoLoginPageOptions,
): Promise<FormResult> {
  const typed = { purpose, values: { term } };
  const problem = problemOf(term);
  if (problem !== undefined) {
    const facts = { status: 'ready', ...typed, problems: { term: problem } } as const;
    return { page: { route: 'ssoLogin', facts, statusCode: 422 }, errors: [invalid(problem)] };
  }

  const allowed = await options.throttle.attempt(lookUpLimits(networkAddress(request.ip)));
  if (!allowed.ok) {
    const { minutes } = allowed;
    const facts = { status: 'tooManyAttempts', minutes, ...typed, problems: {} } as const;
    return {
      page: { route: 'ssoLogin', facts, statusCode: 429, retryAfterMinutes: minutes },
      errors: [tooManyTries(minutes)],
    };
  }

  const answer = await answerTo(term, options);
  return {
    page: { route: 'ssoLogin', facts: { ...answer, ...typed, problems: {} } },
    attributes: answer,
  };
}

async function answerTo(term: string, options: SsoLoginPageOptions) {
  const searched = lookUpOf(term);
  const found = await find(searched, options);
  // A name may look like a domain: Dr.Oak.
  const named =
    found === undefined && searched.type === 'domain' && !term.includes('@')
      ? await find({ type: 'name', term }, options)
      : undefined;
  return found ?? named ?? ({ status: 'notFound', lookupType: searched.type } as const);
}

async function find(searched: LookUp, { organisations, partners }: SsoLoginPageOptions) {
  const { type, term } = searched;
  const partner = type === 'name' ? partners.find((each) => isSameName(each.name, term)) : undefined;
  const { name, connection = null } = partner ?? (await organisations.find(searched)) ?? {};
  if (name === undefined || connection === null) return undefined;
  return { status: 'found', lookupType: searched.type, organisation: { name, connection } } as const;
}

/** The name of an organisation has no @; an address has a domain after it. */
const nameOrAddress = /^[^@]*$|^\S*@[^\s@.]+(?:\.[^\s@.]+)+$/;
const longestTerm = 254;

function problemOf(term: string): 'missing' | 'invalid' | undefined {
  if (term === '') return 'missing';
  return term.length <= longestTerm && nameOrAddress.test(term) ? undefined : 'invalid';
}

const refusals = {
  missing: {
    code: 'LOOK_UP_TERM_MISSING',
    detail: 'We need your work email or the name of your organisation.',
  },
  invalid: { code: 'LOOK_UP_TERM_INVALID', detail: 'Hmm, try double-checking your email.' },
} as const;

function invalid(problem: 'missing' | 'invalid') {
  return { ...refusals[problem], title: 'Whoops', source: { pointer: '/term' } };
}
