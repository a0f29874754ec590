import type { FastifyPluginCallback, FastifyRequest } from 'fastify';
import { Type, type Static } from 'typebox';
import { ApiErrors, apiErrors } from '../../http/api-errors.ts';
import { callerFor, MemberQuery } from '../../http/member.ts';
import type { Inviting } from './inviting.ts';
import { noFamilyPlan } from './refusals.ts';

const Group = Type.Object(
  { data: Type.Object({ attributes: Type.Object({ id: Type.String() }) }) },
  { examples: [{ data: { attributes: { id: '7b1d0c3e-2f4a-4d58-8c6b-9e0a1f2b3c4d' } } }] },
);

/** The API of families. */
export const familyRoutes: FastifyPluginCallback<{
  inviting: Pick<Inviting, 'createGroup'>;
  sessionOf: (request: FastifyRequest) => Promise<{ userId: string } | undefined>;
}> = (app, { inviting, sessionOf }, done) => {
  app.post<{ Querystring: Static<typeof MemberQuery> }>(
    '/family/v1/groups',
    {
      schema: {
        operationId: 'createFamilyPlanGroup',
        tags: ['Family'],
        summary: 'Makes the group of a family plan. Asked for again, it is the same group.',
        querystring: MemberQuery,
        response: { 200: Group, 401: ApiErrors, 403: ApiErrors, 409: ApiErrors },
      },
    },
    async (request, reply) => {
      const caller = await callerFor(request, sessionOf);
      if (!caller.ok) {
        return reply.code(caller.refusal.statusCode).send(apiErrors(caller.refusal.error));
      }
      const id = await inviting.createGroup(caller.person.userId);
      if (id === undefined) return reply.code(409).send(apiErrors(noFamilyPlan.error));
      return { data: { attributes: { id } } };
    },
  );
  done();
};
