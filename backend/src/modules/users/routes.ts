import type { FastifyPluginCallback, FastifyRequest } from 'fastify';
import { ApiErrors, apiErrors } from '../../http/api-errors.ts';
import type { Account, Accounts } from './repository.ts';
import { UserAnswer, UserQuery, type UserProfile } from './schemas.ts';

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
  app.get<{ Querystring: UserQuery }>(
    '/user/users',
    {
      schema: {
        operationId: 'getUser',
        tags: ['Users'],
        summary: 'Gives the profile of the caller',
        querystring: UserQuery,
        response: { 200: UserAnswer, 401: ApiErrors, 403: ApiErrors },
      },
    },
    async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      const session = await sessionOf(request);
      if (session === undefined) return reply.code(401).send(signedOut);
      if (session.userId !== request.query.userId) return reply.code(403).send(notYourAccount);

      const account = await accounts.byId(session.userId);
      if (account === undefined) return reply.code(401).send(signedOut);
      return {
        data: { attributes: profileOf(account, session.privileges, await connectionsOf(account.id)) },
      };
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

const signedOut = apiErrors({ code: 'SIGNED_OUT', title: 'Whoops', detail: 'Sign in first.' });

const notYourAccount = apiErrors({
  code: 'NOT_YOUR_ACCOUNT',
  title: 'Whoops',
  detail: 'A profile is shown to its owner alone.',
});
