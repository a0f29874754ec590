import { Type, type Static } from 'typebox';
import type { Gateway } from '../../../config/config.ts';
import type { Telemetry } from '../../../process/telemetry/telemetry.ts';
import { createBearer } from '../bearer.ts';
import { createGatewayCalls, type GatewayClient } from '../gateway-call.ts';

const ApprovalAnswer = Type.Object({
  token_id: Type.String(),
  links: Type.Array(Type.Object({ rel: Type.String(), href: Type.String() })),
});
export type ApprovalAnswer = Static<typeof ApprovalAnswer>;

const AgreementAnswer = Type.Object({
  id: Type.String(),
  state: Type.Literal('ACTIVE'),
  payer: Type.Object({ payer_info: Type.Object({ email: Type.String() }) }),
});

/** PayPal's billing agreements: asked for, approved by the buyer on PayPal's own page, and then made. */
export function createPayPal(gateway: Gateway, log: GatewayClient['log'], telemetry?: Telemetry) {
  const bearer = createBearer(gateway, '/v1/oauth2/token', 'basic');
  const call = createGatewayCalls({ company: 'PayPal', url: gateway.url, bearer, log, telemetry });
  return {
    askApproval: (addresses: { returnUrl: string; cancelUrl: string }, requestId: string) =>
      call({
        method: 'POST',
        path: '/v1/billing-agreements/agreement-tokens',
        headers: { 'paypal-request-id': requestId },
        body: {
          description: 'Stillpoint subscription',
          payer: { payment_method: 'PAYPAL' },
          plan: {
            type: 'MERCHANT_INITIATED_BILLING',
            merchant_preferences: {
              return_url: addresses.returnUrl,
              cancel_url: addresses.cancelUrl,
              accepted_pymt_type: 'INSTANT',
              skip_shipping_address: true,
            },
          },
        },
        answer: ApprovalAnswer,
      }),

    makeAgreement: (token: string, requestId: string) =>
      call({
        method: 'POST',
        path: '/v1/billing-agreements/agreements',
        headers: { 'paypal-request-id': requestId },
        body: { token_id: token },
        answer: AgreementAnswer,
      }),
  };
}

export type PayPal = ReturnType<typeof createPayPal>;
