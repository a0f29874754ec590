import type { FastifyRequest } from 'fastify';
import type { PageVisit } from '../../../http/page-handler.ts';
import { opensQuestion } from '../company-sign-in/outcome-addresses.ts';
import { accountPages, type Told } from '../told.ts';
import type { SignInParams } from './sign-in-params.ts';

interface NotConnectedParts {
  told: Pick<Told, 'keep'>;
  /** What this browser has still to answer after a company has signed a person in. */
  questionIn: (request: FastifyRequest) => Promise<object | undefined>;
  /** Whether a workplace is among the login methods of an account. */
  hasWorkplace: (accountId: string) => Promise<boolean>;
}

/** Lets a page of the account tell that a login has connected nothing, where it was to come before that. */
export type TellNotConnected = (
  visit: Pick<PageVisit, 'request' | 'reply'>,
  accountId: string,
  params: SignInParams,
) => Promise<void>;

/**
 * After a login that was begun at a question of a workplace or a company, or on the way to connecting one: tells that nothing
 * new was connected, unless the question is asked still or the account has a workplace by now. A link alone can bring about no
 * more than this one sentence, where it is true.
 */
export function notConnectedTeller({ told, questionIn, hasWorkplace }: NotConnectedParts): TellNotConnected {
  return async ({ request, reply }, accountId, params) => {
    const { from, redirectOnSuccess = '' } = params;
    const leftQuestion =
      from === 'linking-question' || (from === undefined && opensQuestion(redirectOnSuccess));
    if (from !== 'connecting' && !leftQuestion) return;
    if (leftQuestion && (await questionIn(request)) !== undefined) return;
    if (await hasWorkplace(accountId)) return;
    told.keep(reply, { page: accountPages, of: accountId }, { code: 'notConnected' });
  };
}
