import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { sql } from 'kysely';
import { Type } from 'typebox';
import { ApiErrors, apiErrors } from './api-errors.ts';
import { atMostEvery } from '../process/at-most-every.ts';
import type { Database } from '../database/database.ts';

const Well = Type.Object({ status: Type.Literal('ok') }, { examples: [{ status: 'ok' }] });

/** Load balancers ask every second. */
const oncePerMs = 60_000;

/** Whether the process lives, and whether it can do its work. */
export const health: FastifyPluginCallbackTypebox<{ db: Database }> = (app, { db }, done) => {
  const say = atMostEvery(oncePerMs);
  app.get(
    '/healthz',
    {
      schema: {
        operationId: 'getHealth',
        tags: ['Health'],
        summary: 'Says that the process lives',
        response: { 200: Well },
      },
      logLevel: 'warn',
    },
    () => ({ status: 'ok' }) as const,
  );

  app.get(
    '/readyz',
    {
      schema: {
        operationId: 'getReadiness',
        tags: ['Health'],
        summary: 'Says whether the database answers',
        response: { 200: Well, 503: ApiErrors },
      },
      logLevel: 'warn',
    },
    async (request, reply) => {
      try {
        await sql`select 1`.execute(db);
        return { status: 'ok' } as const;
      } catch (error) {
        say(() => request.log.error({ err: error }, 'the database does not answer'));
        return reply
          .code(503)
          .send(apiErrors({ code: 'NOT_READY', title: 'Whoops', detail: 'The database does not answer.' }));
      }
    },
  );
  done();
};
