import type { FastifyRequest } from 'fastify';
import { callerFor, type MemberQuery } from '../../../http/member.ts';
import type { RefusedForm } from '../company-sign-in/form-answer.ts';
import type { Accounts } from '../ports.ts';
import type { Sessions } from '../session/sessions.ts';
import type { Member } from './account-login-methods.ts';

/** The signed-in person whom a request names, or its refusal. */
export type MemberFor = (
  request: FastifyRequest<{ Querystring: MemberQuery }>,
) => Promise<Member | { refused: RefusedForm }>;

/** Makes a reader of members with their accounts. */
export function createMemberFor({
  sessions,
  accounts,
}: {
  sessions: Pick<Sessions, 'sessionOf'>;
  accounts: Pick<Accounts, 'byId'>;
}): MemberFor {
  return async (request) => {
    const caller = await callerFor(request, sessions.sessionOf);
    if (!caller.ok) {
      const { statusCode, error } = caller.refusal;
      return { refused: { statusCode, ...error } };
    }
    const account = await accounts.byId(caller.person.userId);
    if (account === undefined)
      return { refused: { statusCode: 401, code: 'SIGNED_OUT', detail: 'Log in first.' } };
    return { session: caller.person, account };
  };
}
