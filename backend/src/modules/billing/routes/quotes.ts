import { Type } from 'typebox';
import { typedVoucherCode } from '../../../domain/voucher-code.ts';
import { callerFor, MemberQuery } from '../../../http/member.ts';
import { QuoteAnswer, quoteAnswer, quoteAnswerWithPlans } from '../quotes/answer.ts';
import { quoteExample } from '../quotes/example.ts';
import { QuoteWish } from '../quotes/offer.ts';
import type { App, RouteParts } from './parts.ts';
import { answerRefusal, refused } from './refused.ts';

const Quoted = Type.Object({ data: QuoteAnswer }, { examples: [{ data: quoteExample }] });

/** Quotes: what a plan would cost the caller, kept so that what is shown is what is charged. */
export function quoteRoutes(app: App, { billing, sessionOf, voucherCookie }: RouteParts): void {
  app.post(
    '/subscription/payments/web/quotes',
    {
      schema: {
        operationId: 'createQuote',
        tags: ['Checkout'],
        summary: 'Works out what a plan would cost the caller, and keeps it for 30 minutes',
        querystring: MemberQuery,
        body: QuoteWish,
        response: { 201: Quoted, ...refused },
      },
    },
    async (request, reply) => {
      const caller = await callerFor(request, sessionOf);
      if (!caller.ok) return answerRefusal(reply, caller.refusal);
      const { voucherCode: typed = '', ...wish } = request.body;
      const voucherCode = typedVoucherCode(typed);
      const quoted = await billing.quote(caller.person.userId, {
        ...wish,
        ...(voucherCode !== undefined && { voucherCode }),
      });
      if (!quoted.ok) return answerRefusal(reply, quoted.refusal);
      await voucherCookie.keepFromQuote(request, reply, quoted.quote.offer.voucher);
      return reply.code(201).send({ data: quoteAnswerWithPlans(quoted.quote, billing.soldPlans) });
    },
  );

  app.get(
    '/subscription/payments/web/quotes/:id',
    {
      schema: {
        operationId: 'getQuote',
        tags: ['Checkout'],
        summary: 'Gives a quote of the caller',
        querystring: MemberQuery,
        params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
        response: { 200: Quoted, ...refused },
      },
    },
    async (request, reply) => {
      const caller = await callerFor(request, sessionOf);
      if (!caller.ok) return answerRefusal(reply, caller.refusal);
      const found = await billing.findQuote(request.params.id, caller.person.userId);
      if (!found.ok) return answerRefusal(reply, found.refusal);
      return { data: quoteAnswer(found.quote) };
    },
  );
}
