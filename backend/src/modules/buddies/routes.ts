import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { Type, type Static } from 'typebox';
import { apiErrors, refused } from '../../http/api-errors.ts';
import { callerFor, callerRefusals, MemberQuery } from '../../http/member.ts';
import { tooManyTries } from '../../http/too-many-tries.ts';
import { linkIdIn } from './link-ids.ts';
import type { Listed, ListFor } from './listing.ts';
import type { Look } from './looking.ts';
import { buddiesFull, noRelationship, refusalOf } from './refusals.ts';
import { changes, relationshipStatuses, type Relating } from './relating.ts';

const Day = Type.String({ format: 'date' });

const Relationship = Type.Object({
  id: Type.String({ format: 'uuid' }),
  attributes: Type.Object({
    status: Type.Enum(relationshipStatuses, {
      description:
        '`asked`: the caller asked, and waits. `requested`: the caller was asked. `blocked`: the caller blocked the person.',
    }),
    name: Type.String({ description: 'First name. Empty where it cannot be shown.' }),
    since: Day,
    shares: Type.Optional(Type.Object({ moments: Type.Boolean(), days: Type.Boolean() })),
    lastListenedOn: Type.Optional(Day),
    latestMoment: Type.Optional(Type.Object({ id: Type.String(), exercise: Type.String(), sharedOn: Day })),
  }),
});

const june = {
  id: '5f0c2a9e-7b41-4c1d-9a36-2d8e4f6b7c10',
  attributes: {
    status: 'buddies',
    name: 'June',
    since: '2026-11-20',
    shares: { moments: true, days: true },
    lastListenedOn: '2026-11-29',
    latestMoment: { id: 'h7k2m9q4w3xn', exercise: 'four-and-four', sharedOn: '2026-11-28' },
  },
};
const kim = {
  id: '9d2b6c31-0e5a-4f7b-8c24-6a1f3e5d7b92',
  attributes: { status: 'requested', name: 'Kim', since: '2026-11-29' },
};

const Relationships = Type.Object(
  { data: Type.Array(Relationship) },
  { description: 'Whom the caller has to do with, as it is now.', examples: [{ data: [june, kim] }] },
);

const Ask = Type.Object(
  {
    data: Type.Object({
      attributes: Type.Object({
        request: Type.String({ maxLength: 100, description: 'The id in the link of the person.' }),
      }),
    }),
  },
  { examples: [{ data: { attributes: { request: 'k7m2p9q4w3xn' } } }] },
);

const AskOutcome = Type.Object(
  {
    data: Type.Object({
      attributes: Type.Object({ status: Type.Enum(['asked', 'buddies']) }),
    }),
  },
  {
    description: '`asked`: the person decides. `buddies`: they had asked as well.',
    examples: [{ data: { attributes: { status: 'asked' } } }],
  },
);

const ChangeBody = Type.Object(
  {
    data: Type.Object({
      attributes: Type.Object({
        action: Type.Enum(changes),
      }),
    }),
  },
  { examples: [{ data: { attributes: { action: 'accept' } } }] },
);

const Params = Type.Object({ id: Type.String({ format: 'uuid' }) });

const requestRefusals = { 400: refused('The request is not as described.'), ...callerRefusals };
const full = refused('One of both has as many buddies as there can be.');

/** What the API of buddies works with. */
export interface BuddyRoutesParts {
  sessionOf: (request: FastifyRequest) => Promise<{ userId: string } | undefined>;
  relating: Relating;
  listFor: ListFor;
  look: Look;
}

/** The API of buddies: who is one of whom, and all that changes it. */
export const buddyRoutes: FastifyPluginCallbackTypebox<BuddyRoutesParts> = (app, parts, done) => {
  const { sessionOf, relating, listFor, look } = parts;
  const path = '/buddy/v1/relationships';

  async function list(userId: string): Promise<Static<typeof Relationships>> {
    return { data: (await listFor(userId)).map(relationshipOf) };
  }

  app.get(
    path,
    {
      schema: {
        operationId: 'getBuddyRelationships',
        tags: ['Buddies'],
        summary: 'Gives whom the caller has to do with: buddies, requests of both sides, blocked people',
        description: 'Of a buddy it gives only what they share. Who blocked the caller is told by nothing.',
        querystring: MemberQuery,
        response: { 200: Relationships, ...requestRefusals },
      },
    },
    async (request, reply) => {
      const caller = await callerFor(request, sessionOf);
      if (!caller.ok) return refuse(reply, caller.refusal);
      return list(caller.person.userId);
    },
  );

  app.post(
    path,
    {
      schema: {
        operationId: 'askBuddy',
        tags: ['Buddies'],
        summary: 'Asks the person of a link to be a buddy. Asking again changes nothing',
        description: 'Where that person has asked the caller too, both are buddies at once.',
        querystring: MemberQuery,
        body: Ask,
        response: {
          ...{ 200: AskOutcome, ...requestRefusals },
          404: refused('No person has such a link.'),
          409: refused(
            'The link is the own one, its person was blocked by the caller, or one has too many buddies.',
          ),
          429: refused('Too many links were tried. `minutes` says how long to wait.'),
        },
      },
    },
    async (request, reply) => {
      const caller = await callerFor(request, sessionOf);
      if (!caller.ok) return refuse(reply, caller.refusal);
      const linkId = linkIdIn(request.body.data.attributes.request);
      const looked = await look(request, linkId);
      if (looked.outcome === 'tooMany') {
        return refuse(reply, { statusCode: 429, error: tooManyTries(looked.minutes) });
      }
      const asked = await relating.ask(caller.person.userId, linkId ?? '');
      const refusal = refusalOf(asked);
      if (refusal !== undefined) return refuse(reply, refusal);
      const status: 'buddies' | 'asked' = asked.outcome === 'buddies' ? 'buddies' : 'asked';
      return { data: { attributes: { status } } };
    },
  );

  app.patch(
    `${path}/:id`,
    {
      schema: {
        operationId: 'changeBuddyRelationship',
        tags: ['Buddies'],
        summary: 'Accepts, declines, ends, withdraws, blocks or unblocks, and gives the list as it is then',
        description:
          'A request is accepted, declined or blocked by the person who was asked, and withdrawn by the one who asked. A buddy is ended with or blocked, a blocked person unblocked.',
        querystring: MemberQuery,
        params: Params,
        body: ChangeBody,
        response: {
          ...{ 200: Relationships, ...requestRefusals, 409: full },
          404: refused('There is no such relationship, or none that can be changed so.'),
        },
      },
    },
    async (request, reply) => {
      const caller = await callerFor(request, sessionOf);
      if (!caller.ok) return refuse(reply, caller.refusal);
      const { userId } = caller.person;
      const { action } = request.body.data.attributes;
      const { outcome } = await relating.change(userId, request.params.id.toLowerCase(), action);
      switch (outcome) {
        case 'done':
          return list(userId);
        case 'gone':
          return refuse(reply, noRelationship);
        case 'full':
          return refuse(reply, buddiesFull);
      }
    },
  );
  done();
};

function relationshipOf({ id, ...attributes }: Listed): Static<typeof Relationship> {
  return { id, attributes };
}

/** Answers with one error. */
function refuse(
  reply: FastifyReply,
  { statusCode, error }: { statusCode: number; error: Parameters<typeof apiErrors>[0] },
): FastifyReply {
  return reply.code(statusCode).send(apiErrors(error));
}
