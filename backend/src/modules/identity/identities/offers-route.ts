import type { FastifyInstance } from 'fastify';
import { Type, type Static } from 'typebox';
import { ApiErrors } from '../../../http/api-errors.ts';
import type { Sessions } from '../session/sessions.ts';
import { lastLoginIn } from '../sign-in/last-login.ts';
import type { AccountLoginMethods } from './account-login-methods.ts';
import { offerPages } from './offers.ts';

const OffersQuery = Type.Object({ page: Type.Enum([...offerPages]) });
const OffersAnswer = Type.Object(
  { data: Type.Object({ attributes: Type.Object({ connections: Type.Array(Type.String()) }) }) },
  { examples: [{ data: { attributes: { connections: ['apple', 'facebook', 'spotify', 'google'] } } }] },
);

/** The companies that a page offers to a visitor. */
export function offersRoute(
  app: FastifyInstance,
  { sessions, loginMethods }: { sessions: Pick<Sessions, 'sessionOf'>; loginMethods: AccountLoginMethods },
) {
  app.get<{ Querystring: Static<typeof OffersQuery> }>(
    '/auth/connections',
    {
      schema: {
        operationId: 'listConnections',
        tags: ['Identity'],
        summary: 'Lists the companies by which a page offers to sign in',
        querystring: OffersQuery,
        response: { 200: OffersAnswer, 400: ApiErrors },
      },
    },
    async (request) => {
      const session = await sessions.sessionOf(request);
      const connections = loginMethods.offeredOn(request.query.page, session, lastLoginIn(request));
      return { data: { attributes: { connections } } };
    },
  );
}
