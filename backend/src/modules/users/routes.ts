import type { FastifyPluginCallback, FastifyRequest } from 'fastify';
import { ApiErrors, apiErrors } from '../../http/api-errors.ts';
import { callerFor, MemberQuery, signedOut } from '../../http/member.ts';
import type { Account, Accounts } from './repository.ts';
import { UserAnswer, type UserProfile } from './schemas.ts';

/** The module's options. */
export interface UsersOptions {
  accounts: Accounts;
  sessionOf: (
    request: FastifyRequest,
  ) => Promise<{ userId: string; privileges: readonly string[] } | undefined>;
  /** The identities at other companies that a user signs in with. */
  connectionsOf: (userId: string) => Promise<readonly string[]>;
}

/** Gives users their own profile alone. */
export const users: FastifyPluginCallback<UsersOptions> = (app, options, done) => {
  const { accounts, sessionOf, connectionsOf } = options;
  app.get<{ Querystring: MemberQuery }>(
    '/user/users',
    {
      schema: {
        operationId: 'getUser',
        tags: ['Users'],
        summary: 'Gives the profile of the caller',
        querystring: MemberQuery,
        response: { 200: UserAnswer, 401: ApiErrors, 403: ApiErrors },
      },
    },
    async (request, reply) => {
      const caller = await callerFor(request, sessionOf);
      if (!caller.ok) return reply.code(caller.refusal.statusCode).send(apiErrors(caller.refusal.error));

      const { userId, privileges } = caller.person;
      const account = await accounts.byId(userId);
      if (account === undefined) return reply.code(401).send(signedOut);
      return { data: { attributes: profileOf(account, privileges, await connectionsOf(userId)) } };
    },
  );
  done();
};

function profileOf(
  account: Account,
  privileges: readonly string[],
  connections: readonly string[],
): UserProfile {
  return {
    userId: account.id,
    firstName: account.firstName,
    lastName: account.lastName,
    email: account.email,
    emailVerified: account.emailVerifiedAt !== null,
    language: account.language,
    connections: [...connections],
    privileges: [...privileges],
    createdAt: account.createdAt.toISOString(),
    ...(account.externalId === null ? {} : { externalId: account.externalId }),
  };
}
