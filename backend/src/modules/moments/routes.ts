import type { FastifyPluginCallback, FastifyRequest } from 'fastify';
import { Type, type Static } from 'typebox';
import { exerciseIds } from '../../domain/exercises.ts';
import { apiErrors, refused } from '../../http/api-errors.ts';
import { callerFor, callerRefusals, MemberQuery } from '../../http/member.ts';
import { activityActions, type ExerciseProgress, type ListeningRecord } from './listening.ts';
import { withheldOf } from './moment-shown.ts';
import type { MomentRepository } from './repository.ts';
import { momentAudiences, momentHours, type MomentRow } from './tables.ts';

/** How many activities one request tells at most. */
const mostActivities = 50;

const exercise = exerciseIds[0];

const UserActivities = Type.Object(
  {
    activities: Type.Array(
      Type.Object({
        contentId: Type.Enum(exerciseIds, { description: 'The exercise.' }),
        action: Type.Enum(activityActions, {
          description:
            '`start`: from its beginning. `unpause`: it goes on. `progress`: it plays. `complete`: it came to its end.',
        }),
        positionMs: Type.Integer({
          ...{ minimum: 0, maximum: 86_400_000 },
          description:
            'Where the sound stood then, in milliseconds. What lies behind its end stands at its end.',
        }),
      }),
      {
        ...{ minItems: 1, maxItems: mostActivities },
        description: 'In the order in which they happened.',
      },
    ),
  },
  {
    examples: [
      {
        activities: [
          { contentId: exercise, action: 'start', positionMs: 0 },
          { contentId: exercise, action: 'progress', positionMs: 1_000 },
        ],
      },
    ],
  },
);

const ListeningAnswer = Type.Object(
  {
    data: Type.Object({
      attributes: Type.Object({
        exercises: Type.Array(
          Type.Object({
            contentId: Type.String({ description: 'The exercise.' }),
            positionMs: Type.Integer({
              description: 'Where it goes on, in milliseconds. After its end, at its beginning.',
            }),
            toldMsAgo: Type.Integer({
              description:
                'How long ago this was told, in milliseconds. Of this place and one that a device keeps, the later holds.',
            }),
            finishedAt: Type.Optional(
              Type.String({
                format: 'date-time',
                description:
                  'When it was listened to its end last. It can be shared for 24 hours from then on.',
              }),
            ),
          }),
          { description: 'All exercises that the caller listened to, on any device.' },
        ),
      }),
    }),
  },
  {
    description: 'How the exercises of the caller stand.',
    examples: [
      {
        data: {
          attributes: {
            exercises: [
              {
                contentId: exercise,
                positionMs: 41_000,
                toldMsAgo: 5_200,
                finishedAt: '2026-11-29T21:04:36.000Z',
              },
            ],
          },
        },
      },
    ],
  },
);

const MomentsQuery = Type.Intersect([
  MemberQuery,
  Type.Object({
    date: Type.String({
      ...{ format: 'date', pattern: '^[12]', examples: ['2026-11-29'] },
      description: 'A day in UTC.',
    }),
  }),
]);

const MomentsAnswer = Type.Object(
  {
    data: Type.Object({
      attributes: Type.Object({
        moments: Type.Array(
          Type.Object({
            id: Type.String({ description: 'Stands in its address, `/moment?id=`.' }),
            contentId: Type.String({ description: 'The exercise that was listened to.' }),
            hour: Type.Enum(momentHours, {
              description: 'The hour that was chosen for it, which its picture shows.',
            }),
            audience: Type.Enum(momentAudiences, {
              description:
                'Who may see it: `link`, who has its address; `buddies`, the buddies too with whom the caller shares moments; `community`, everyone.',
            }),
            name: Type.String({ description: 'The first name of the caller when it was shared.' }),
            line: Type.Optional(
              Type.String({ description: 'What the caller wrote with it, as plain text.' }),
            ),
            sharedAt: Type.String({ format: 'date-time' }),
            withheld: Type.Optional(
              Type.Enum(['reported', 'removed'], {
                description:
                  'Why others do not see it: `reported`, it was reported and is looked at; `removed`, a moderator removed it.',
              }),
            ),
          }),
          { description: 'The first one of the day first.' },
        ),
      }),
    }),
  },
  {
    description: 'The moments of that day that were not taken back.',
    examples: [
      {
        data: {
          attributes: {
            moments: [
              {
                ...{ id: 'k7m2p9qk7m2p', contentId: exercise, hour: 'night', audience: 'community' },
                ...{ name: 'June', line: 'Slower than this morning.', sharedAt: '2026-11-29T21:06:00.000Z' },
              },
            ],
          },
        },
      },
    ],
  },
);

const requestRefusals = { 400: refused('The request is not as described.'), ...callerRefusals };

/** What the API of moments works with. */
export interface MomentRoutesParts {
  listening: Pick<ListeningRecord, 'record' | 'of'>;
  repository: Pick<MomentRepository, 'sharedOn'>;
  sessionOf: (request: FastifyRequest) => Promise<{ userId: string } | undefined>;
}

/** The API of listening and of the own moments. */
export const momentRoutes: FastifyPluginCallback<MomentRoutesParts> = (app, parts, done) => {
  const { listening, repository, sessionOf } = parts;

  app.post<{ Querystring: MemberQuery; Body: Static<typeof UserActivities> }>(
    '/content/batch/user-activities',
    {
      schema: {
        operationId: 'tellUserActivities',
        tags: ['Moments'],
        summary:
          'Tells what became of exercises that the caller listens to, in this order. An exercise counts as finished where at least 80 % of its length were heard, by the clock of the server: the time between one telling and the next while it plays, of which 20 s count at most. Tell at least every 15 s.',
        querystring: MemberQuery,
        body: UserActivities,
        response: { 200: ListeningAnswer, ...requestRefusals },
      },
    },
    async (request, reply) => {
      const caller = await callerFor(request, sessionOf);
      if (!caller.ok) return reply.code(caller.refusal.statusCode).send(apiErrors(caller.refusal.error));
      const rows = await listening.record(caller.person.userId, request.body.activities);
      return { data: { attributes: { exercises: rows.map(told) } } };
    },
  );

  app.get<{ Querystring: MemberQuery }>(
    '/content/user-activities',
    {
      schema: {
        operationId: 'getUserActivities',
        tags: ['Moments'],
        summary: 'Gives where the exercises go on that the caller listened to, on any device.',
        querystring: MemberQuery,
        response: { 200: ListeningAnswer, ...callerRefusals },
      },
    },
    async (request, reply) => {
      const caller = await callerFor(request, sessionOf);
      if (!caller.ok) return reply.code(caller.refusal.statusCode).send(apiErrors(caller.refusal.error));
      const rows = await listening.of(caller.person.userId);
      return { data: { attributes: { exercises: rows.map(told) } } };
    },
  );

  app.get<{ Querystring: Static<typeof MomentsQuery> }>(
    '/sharing/v1/mindfulmoment/date',
    {
      schema: {
        operationId: 'getMindfulMomentsOfDate',
        tags: ['Moments'],
        summary: 'Gives the moments that the caller shared on a day, the first one first.',
        querystring: MomentsQuery,
        response: { 200: MomentsAnswer, ...requestRefusals },
      },
    },
    async (request, reply) => {
      const caller = await callerFor(request, sessionOf);
      if (!caller.ok) return reply.code(caller.refusal.statusCode).send(apiErrors(caller.refusal.error));
      const rows = await repository.sharedOn(caller.person.userId, request.query.date);
      return { data: { attributes: { moments: rows.map(momentTold) } } };
    },
  );
  done();
};

function told({ contentId, positionMs, toldMsAgo, finishedAt }: ExerciseProgress) {
  return {
    contentId,
    positionMs,
    toldMsAgo,
    ...(finishedAt !== undefined && { finishedAt: finishedAt.toISOString() }),
  };
}

function momentTold(row: MomentRow) {
  const { id, exercise: contentId, hour, audience, name, line, sharedAt } = row;
  const withheld = withheldOf(row);
  return {
    ...{ id, contentId, hour, audience, name, sharedAt: sharedAt.toISOString() },
    ...(line !== null && { line }),
    ...(withheld !== undefined && { withheld }),
  };
}
