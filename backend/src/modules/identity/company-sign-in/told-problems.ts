import type { FastifyRequest } from 'fastify';
import type { FactsOf, PageVisit } from '../../../http/page-handler.ts';
import type { SessionOf } from '../session/sessions.ts';
import { questionPages, type Told } from '../told.ts';

/** What can go wrong with ways to log in, as pages tell it. */
export type IdentityProblem = Exclude<FactsOf<'manageIdentities'>['problem'], undefined>;

/** A problem as the page is told it. */
export interface ToldProblem {
  problem?: IdentityProblem;
  /** How many minutes to wait, or how many tries are left. */
  count?: number;
  /** The company or the workplace that it is about. */
  connection?: string;
}

interface ToldProblemsParts {
  told: Told;
  sessionOf: SessionOf;
  /** What names the question that is asked in a browser. */
  questionNamedIn: (request: FastifyRequest) => Promise<string | undefined>;
  /** All companies and workplaces that there may be. */
  connections: readonly string[];
}

type Visit = Pick<PageVisit, 'request' | 'reply'>;

/**
 * Tells once what a form or a company says of a problem, on the page that it leads to. It concerns the question that is asked
 * in the browser, on its pages, or else the account that is signed in there.
 */
export function createToldProblems({ told, sessionOf, questionNamedIn, connections }: ToldProblemsParts) {
  async function placeOf(request: FastifyRequest, page: string) {
    const question = page === questionPages ? await questionNamedIn(request) : undefined;
    return { page, of: question ?? (await sessionOf(request))?.userId ?? '' };
  }

  return {
    /** Keeps a problem for a page. It is read after the answer is known, which may have ended the question. */
    async keep(
      { request, reply }: Visit,
      page: string,
      { problem: code, count, connection = '' }: ToldProblem & { problem: IdentityProblem },
    ): Promise<void> {
      const subject = connections.includes(connection) ? connection : undefined;
      told.keep(reply, await placeOf(request, page), { code, count, subject });
    },

    /** The problem that a page is to tell. */
    async take(visit: Visit, page: string): Promise<ToldProblem> {
      if (!told.isFor(visit.request, page)) return {};
      const taken = told.take(visit, await placeOf(visit.request, page), identityProblems, connections);
      if (taken === undefined) return {};
      const { code: problem, count, subject: connection } = taken;
      return {
        problem,
        ...(count !== undefined && { count }),
        ...(connection !== undefined && { connection }),
      };
    },
  };
}

export type ToldProblems = ReturnType<typeof createToldProblems>;

/** Each code, once: a cookie that holds another one tells nothing. */
const known = {
  ADDRESS_NOT_PROVEN: true,
  ADDRESS_OUTSIDE_WORKPLACE: true,
  ADDRESS_PROVEN: true,
  APP_CODE_MISSING: true,
  APP_CODE_USED: true,
  CODE_EXPIRED: true,
  CODE_MISSING: true,
  CONNECTION_EXPIRED: true,
  CONNECTION_FAILED: true,
  CONNECTION_REFUSED: true,
  CONNECTION_TAKEN: true,
  CONNECTION_UNKNOWN: true,
  IDENTITY_LINKED_ALREADY: true,
  IDENTITY_OF_ANOTHER: true,
  INVALID: true,
  NOT_LINKED: true,
  NOT_YOUR_ACCOUNT: true,
  NO_PENDING_SIGN_IN: true,
  ONLY_LOGIN_METHOD: true,
  PASSWORD_MISSING: true,
  PASSWORD_TRIES_USED_UP: true,
  PROOF_TOO_OLD: true,
  SIGNED_OUT: true,
  SIGN_IN_AGAIN: true,
  SIGN_IN_REPLACED: true,
  TOO_MANY_APP_CODES: true,
  TOO_MANY_ATTEMPTS: true,
  WAIT_FOR_CODE: true,
  WRONG_APP_CODE: true,
  WRONG_CODE: true,
  WRONG_CREDENTIALS: true,
  WRONG_IDENTITY: true,
} satisfies Record<IdentityProblem, true>;
const identityProblems = Object.keys(known) as IdentityProblem[];
