import { Type } from 'typebox';
import { callerFor, MemberQuery } from '../../../http/member.ts';
import { ChangeAnswer, changeAnswer, changeExample } from '../changes/answer.ts';
import { ChangeWish } from '../changes/wish.ts';
import { isOpen } from '../tables.ts';
import type { App, RouteParts } from './parts.ts';
import { answerRefusal, refused } from './refused.ts';

const ShownChange = Type.Object({ data: ChangeAnswer }, { examples: [{ data: changeExample }] });
const ChangeParams = Type.Object({ id: Type.String({ format: 'uuid' }) });

/** Changes of the subscription that the caller has: shown with what they cost, then made once. */
export function changeRoutes(app: App, { billing, sessionOf }: RouteParts): void {
  app.post(
    '/subscription/v1/changes',
    {
      schema: {
        operationId: 'showChange',
        tags: ['Subscription'],
        summary:
          'Works out what a change of the subscription costs today and later, and keeps it for 30 minutes',
        querystring: MemberQuery,
        body: ChangeWish,
        response: { 201: ShownChange, ...refused },
      },
    },
    async (request, reply) => {
      const caller = await callerFor(request, sessionOf);
      if (!caller.ok) return answerRefusal(reply, caller.refusal);
      const shown = await billing.changes.show(caller.person.userId, request.body);
      if (!shown.ok) return answerRefusal(reply, shown.refusal);
      return reply.code(201).send({ data: changeAnswer(shown.change) });
    },
  );

  app.post(
    '/subscription/v1/changes/:id/confirm',
    {
      schema: {
        operationId: 'confirmChange',
        tags: ['Subscription'],
        summary:
          'Makes a change that was shown, as long as it still costs the same; repeated, it is made once',
        querystring: MemberQuery,
        params: ChangeParams,
        // 202 while the outcome is unknown: the change is to be looked at, not made again.
        response: { 200: ShownChange, 202: ShownChange, ...refused },
      },
    },
    async (request, reply) => {
      const caller = await callerFor(request, sessionOf);
      if (!caller.ok) return answerRefusal(reply, caller.refusal);
      const changed = await billing.changes.confirm(caller.person.userId, request.params.id);
      if (!changed.ok) return answerRefusal(reply, changed.refusal);
      const { change } = changed;
      if (change.refusal !== null) return answerRefusal(reply, change.refusal);
      return reply.code(isOpen(change.state) ? 202 : 200).send({ data: changeAnswer(change) });
    },
  );

  app.get(
    '/subscription/v1/changes/:id',
    {
      schema: {
        operationId: 'getChange',
        tags: ['Subscription'],
        summary: 'Says how a change of the caller stands',
        querystring: MemberQuery,
        params: ChangeParams,
        response: { 200: ShownChange, ...refused },
      },
    },
    async (request, reply) => {
      const caller = await callerFor(request, sessionOf);
      if (!caller.ok) return answerRefusal(reply, caller.refusal);
      const found = await billing.changes.find(caller.person.userId, request.params.id);
      if (!found.ok) return answerRefusal(reply, found.refusal);
      return { data: changeAnswer(found.change) };
    },
  );
}
