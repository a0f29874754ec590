import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { Type } from 'typebox';
import { apiErrors, ApiErrors } from '../../../http/api-errors.ts';
import { callerFor, MemberQuery } from '../../../http/member.ts';
import type { Throttle } from '../../../throttle/throttle.ts';
import { recordChange } from '../audit.ts';
import type { Sessions } from '../session/sessions.ts';
import type { IdentityTables } from '../tables.ts';
import { dataFileOf } from './data-file.ts';
import { howFileIsHad, type FileSizeParts } from './how-file-is-had.ts';
import { exportLimits } from './limits.ts';
import type { PreparedFiles } from './prepared-files.ts';

/** What the file of a person's own data works with. */
export interface DataFileParts extends Pick<FileSizeParts, 'personalTables' | 'atOnceBytes'> {
  db: Kysely<IdentityTables>;
  files: Pick<PreparedFiles, 'contentOf' | 'stateOf'>;
  sessions: Pick<Sessions, 'isFresh' | 'sessionOf'>;
  throttle: Pick<Throttle, 'attempt'>;
}

const DataFile = Type.Object(
  {
    exportedAt: Type.String({ format: 'date-time' }),
    data: Type.Record(Type.String(), Type.Array(Type.Object({}, { additionalProperties: true }))),
    leftOut: Type.Record(Type.String(), Type.String({ description: 'Why a table is left out' })),
  },
  {
    examples: [
      {
        exportedAt: '2026-11-22T20:02:00.000Z',
        data: { accounts: [{ email: 'nora@demo.stillpoint.example', firstName: 'Nora' }] },
        leftOut: { oidc_records: 'Secrets of a sign-in, which expire within a day.' },
      },
    ],
  },
);

/**
 * Gives a person all that is kept of it as one file, after a proof of the last minutes: a small one made at once, a large
 * one where it was made before. Each time is recorded.
 */
export function dataFileRoute(
  app: FastifyInstance,
  { db, personalTables, files, atOnceBytes, sessions, throttle }: DataFileParts,
): void {
  const reading = { db: db.$pickTables<never>(), personalTables };

  app.get<{ Querystring: MemberQuery }>(
    '/user/data/file',
    {
      schema: {
        operationId: 'getOwnData',
        tags: ['Identity'],
        summary: 'Gives all that is kept of the caller, after a proof of the last minutes',
        querystring: MemberQuery,
        response: { 200: DataFile, 401: ApiErrors, 403: ApiErrors, 409: ApiErrors, 429: ApiErrors },
      },
    },
    async (request, reply) => {
      const caller = await callerFor(request, sessions.sessionOf);
      if (!caller.ok) return reply.code(caller.refusal.statusCode).send(apiErrors(caller.refusal.error));
      const { userId, sid } = caller.person;
      if (!(await sessions.isFresh(sid))) return reply.code(403).send(apiErrors(confirmFirst));
      const allowed = await throttle.attempt(exportLimits(userId));
      if (!allowed.ok) {
        void reply.header('retry-after', allowed.minutes * 60);
        return reply.code(429).send(apiErrors(tooMany));
      }
      const { status } = await howFileIsHad(userId, { ...reading, files, atOnceBytes });
      const file = status === 'atOnce' ? await dataFileOf(userId, reading) : await files.contentOf(userId);
      if (file === undefined) return reply.code(409).send(apiErrors(notMade));
      const change = { accountId: userId, change: 'dataExported', method: 'owner', ip: request.ip } as const;
      await recordChange(db, change);
      void reply.header('content-disposition', 'attachment; filename="stillpoint-data.json"');
      return reply.type('application/json; charset=utf-8').send(file);
    },
  );
}

const title = 'Whoops';
const confirmFirst = {
  code: 'SIGN_IN_AGAIN',
  title,
  detail: 'Open the page of your data, and prove that it is you.',
} as const;
const notMade = {
  code: 'FILE_NOT_READY',
  title,
  detail: 'A large file has to be asked for first.',
} as const;
const tooMany = { code: 'TOO_MANY_ATTEMPTS', title, detail: 'Too many tries. Try again later.' } as const;
