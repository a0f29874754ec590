import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { Type } from 'typebox';
import { languagePrefix, languages } from '../../../domain/languages.ts';
import { wantsPage } from '../../../http/accepted-types.ts';
import { apiErrors, ApiErrors, type ApiError } from '../../../http/api-errors.ts';
import { callerFor, MemberQuery } from '../../../http/member.ts';
import { opensPage } from '../../../http/page-opening.ts';
import type { Throttle } from '../../../throttle/throttle.ts';
import { recordChange } from '../audit.ts';
import type { Sessions } from '../session/sessions.ts';
import type { IdentityTables } from '../tables.ts';
import { dataFileOf } from './data-file.ts';
import { fileDelivery, type FileSizeParts } from './file-delivery.ts';
import { exportLimits } from './limits.ts';
import type { PreparedFiles } from './prepared-files.ts';

/** The page of a person's own data, without its language. */
const myDataPath = '/user/data';

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
    olderRows: Type.Record(
      Type.String(),
      Type.Integer({ description: 'Older rows of a table that are left out' }),
    ),
  },
  {
    examples: [
      {
        exportedAt: '2026-11-22T20:02:00.000Z',
        data: { accounts: [{ email: 'nora@demo.stillpoint.example', firstName: 'Nora' }] },
        leftOut: { oidc_records: 'Secrets of a sign-in, which expire within a day.' },
        olderRows: {},
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

  for (const language of languages) {
    app.get<{ Querystring: MemberQuery }>(
      `${languagePrefix(language)}${myDataPath}/file`,
      {
        schema: {
          operationId: 'getOwnData',
          tags: ['Identity'],
          summary: 'Gives all that is kept of the caller, after a proof of the last minutes',
          description:
            'A browser that follows a link is redirected to the page of the own data where it gets no file.',
          // The same file by a link of the page in another language is the same operation.
          hide: language !== 'en',
          querystring: MemberQuery,
          response: {
            ...{ 200: DataFile, 303: Type.Null(), 400: Type.Null() },
            ...{ 401: ApiErrors, 403: ApiErrors, 409: ApiErrors, 429: ApiErrors },
          },
        },
      },
      async (request, reply) => {
        // Neither HEAD nor what is fetched ahead is an export. The latter is refused, so that the browser asks again.
        if (request.method === 'HEAD') return reply.send();
        if (!opensPage(request)) return reply.code(400).send();
        const had = await fileFor(request);
        if (!had.ok) {
          // The page says what is missing, as it asks for the proof, or to wait.
          if (wantsPage(request)) return reply.redirect(`${languagePrefix(language)}${myDataPath}`, 303);
          const { statusCode, error, retryAfterMinutes } = had.refusal;
          if (retryAfterMinutes !== undefined) void reply.header('retry-after', retryAfterMinutes * 60);
          return reply.code(statusCode).send(apiErrors(error));
        }
        void reply.header('content-disposition', 'attachment; filename="stillpoint-data.json"');
        return reply.type('application/json; charset=utf-8').send(had.file);
      },
    );
  }

  async function fileFor(request: FastifyRequest<{ Querystring: MemberQuery }>) {
    const caller = await callerFor(request, sessions.sessionOf);
    if (!caller.ok) return refused(caller.refusal);
    const { userId, sid } = caller.person;
    if (!(await sessions.isFresh(sid))) return refused({ statusCode: 403, error: confirmFirst });
    const allowed = await throttle.attempt(exportLimits(userId));
    if (!allowed.ok) return refused({ statusCode: 429, error: tooMany, retryAfterMinutes: allowed.minutes });
    const { status } = await fileDelivery(userId, { ...reading, files, atOnceBytes });
    const file = status === 'atOnce' ? await dataFileOf(userId, reading) : await files.contentOf(userId);
    if (file === undefined) return refused({ statusCode: 409, error: notMade });
    const change = { accountId: userId, change: 'dataExported', method: 'owner', ip: request.ip } as const;
    await recordChange(db, change);
    return { ok: true, file } as const;
  }
}

interface Refusal {
  statusCode: number;
  error: ApiError;
  retryAfterMinutes?: number;
}

function refused(refusal: Refusal) {
  return { ok: false, refusal } as const;
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
