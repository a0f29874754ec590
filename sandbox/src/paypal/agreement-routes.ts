import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Type, type Static } from 'typebox';
import { payers, type Agreement } from './model.ts';
import type { Paypal } from './paypal.ts';
import { problem } from './problem.ts';

const TokenRequest = Type.Object({
  description: Type.Optional(Type.String({ maxLength: 127 })),
  payer: Type.Object({ payment_method: Type.Literal('PAYPAL') }),
  plan: Type.Object({
    type: Type.Enum(['MERCHANT_INITIATED_BILLING', 'MERCHANT_INITIATED_BILLING_SINGLE_AGREEMENT']),
    merchant_preferences: Type.Object({ return_url: Type.String(), cancel_url: Type.String() }),
  }),
});
type TokenRequest = Static<typeof TokenRequest>;

const ExecuteRequest = Type.Object({ token_id: Type.String() });
type ExecuteRequest = Static<typeof ExecuteRequest>;

/** Billing agreements v1: ask for one, make it once approved, look at it, end it. */
export function registerAgreementRoutes(app: FastifyInstance, { state, clock, siteOrigin }: Paypal): void {
  app.post<{ Body: TokenRequest }>(
    '/v1/billing-agreements/agreement-tokens',
    { schema: { body: TokenRequest } },
    async ({ body, host }, reply) => {
      const { return_url: returnUrl, cancel_url: cancelUrl } = body.plan.merchant_preferences;
      if ([returnUrl, cancelUrl].some((address) => URL.parse(address)?.origin !== siteOrigin)) {
        const text = `return_url and cancel_url must be on ${siteOrigin}.`;
        return reply.code(400).send(problem('VALIDATION_ERROR', text, 'INVALID_URL'));
      }
      const tokenId = `BA-${randomBytes(9).toString('hex').toUpperCase().slice(0, 17)}`;
      const { description = '' } = body;
      state.tokens[tokenId] = {
        tokenId,
        description,
        returnUrl,
        cancelUrl,
        createdAt: clock.now().toISOString(),
      };
      const base = `http://${host}/paypal`;
      return reply.code(201).send({
        token_id: tokenId,
        links: [
          { href: `${base}/agreements/approve?ba_token=${tokenId}`, rel: 'approval_url', method: 'POST' },
          { href: `${base}/v1/billing-agreements/${tokenId}/agreements`, rel: 'self', method: 'POST' },
        ],
      });
    },
  );

  app.post<{ Body: ExecuteRequest }>(
    '/v1/billing-agreements/agreements',
    { schema: { body: ExecuteRequest } },
    async ({ body }, reply) => {
      const token = state.tokens[body.token_id];
      const payer = payers.find(({ payerId }) => payerId === token?.approvedBy);
      if (!token)
        return reply
          .code(404)
          .send(problem('RESOURCE_NOT_FOUND', 'There is no such token.', 'INVALID_TOKEN'));
      if (!payer) {
        return reply
          .code(400)
          .send(problem('VALIDATION_ERROR', 'The payer has not approved.', 'BA_TOKEN_NOT_APPROVED'));
      }
      if (token.agreementId !== undefined) {
        const text = 'An agreement was made of this token already.';
        return reply.code(422).send(problem('UNPROCESSABLE_ENTITY', text, 'BA_TOKEN_ALREADY_USED'));
      }
      if (payer.refusedLater) {
        const text =
          'The instrument presented was declined by the processor or bank, or it cannot be used here.';
        return reply.code(422).send(problem('UNPROCESSABLE_ENTITY', text, 'INSTRUMENT_DECLINED'));
      }
      const agreement: Agreement = {
        id: `B-${randomBytes(9).toString('hex').toUpperCase().slice(0, 17)}`,
        description: token.description,
        payerId: payer.payerId,
        state: 'ACTIVE',
        createdAt: clock.now().toISOString(),
      };
      token.agreementId = agreement.id;
      state.agreements[agreement.id] = agreement;
      return reply.code(201).send(wireOf(agreement));
    },
  );

  app.get<{ Params: { id: string } }>('/v1/billing-agreements/agreements/:id', async ({ params }, reply) => {
    const agreement = state.agreements[params.id];
    return agreement ? wireOf(agreement) : reply.code(404).send(unknownAgreement());
  });

  app.post<{ Params: { id: string } }>(
    '/v1/billing-agreements/agreements/:id/cancel',
    async ({ params }, reply) => {
      const agreement = state.agreements[params.id];
      if (!agreement) return reply.code(404).send(unknownAgreement());
      agreement.state = 'CANCELLED';
      return reply.code(204).send();
    },
  );
}

function unknownAgreement() {
  return problem('RESOURCE_NOT_FOUND', 'There is no such agreement.', 'INVALID_BILLING_AGREEMENT_ID');
}

function wireOf({ id, state, description, payerId, createdAt }: Agreement) {
  const payer = payers.find((each) => each.payerId === payerId);
  return {
    id,
    state,
    description,
    create_time: createdAt,
    plan: { type: 'MERCHANT_INITIATED_BILLING' },
    payer: {
      payer_info: {
        payer_id: payerId,
        email: payer?.email,
        first_name: payer?.firstName,
        last_name: payer?.lastName,
      },
    },
    links: [],
  };
}
