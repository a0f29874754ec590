import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Idempotency } from './idempotency.ts';
import type { PaymentMethod, ZuoraState } from './model.ts';
import { OrderRequest, PreviewRequest } from './order-schema.ts';
import { placeOrder } from './ordering.ts';
import { previewOrder } from './preview.ts';
import { failure, refuse } from './reasons.ts';
import { orderWire, placedOrderWire, previewedInvoiceWire } from './wire.ts';
import type { Zuora } from './zuora.ts';

/** Orders: preview, place, look up. */
export function registerOrderRoutes(app: FastifyInstance, zuora: Zuora, idempotency: Idempotency): void {
  const { state, clock, callouts, save } = zuora;

  app.post<{ Body: PreviewRequest }>(
    '/v1/orders/preview',
    { schema: { body: PreviewRequest } },
    ({ body }) => {
      const preview = previewOrder(state, body);
      if (!preview.ok) return failure(preview);
      const invoices = preview.invoices.map(previewedInvoiceWire);
      return { success: true, previewResult: { invoices, creditMemos: [] } };
    },
  );

  app.post<{ Body: OrderRequest }>(
    '/v1/orders',
    { schema: { body: OrderRequest } },
    async (request, reply) => {
      const method = namedMethod(state, request.body);
      if (method?.behaviour === 'failsThrice' && method.failures < 3) {
        method.failures += 1;
        return reply
          .code(500)
          .send(failure(refuse('broken', 'An internal error happened. Nothing was done.')));
      }
      const placed = placeOrder(state, request.body, clock.now(), callouts.tell);
      if (!placed.ok) return failure(placed);
      const answer = placedOrderWire(placed);
      void callouts.deliver();
      if (method?.behaviour === 'answersLate') {
        idempotency.foresee(request, answer);
        await save();
        await delay(zuora.lateAnswerMs, undefined, { ref: false });
      }
      return answer;
    },
  );

  app.get<{ Params: { orderNumber: string } }>('/v1/orders/:orderNumber', ({ params }) => {
    const order = state.orders[params.orderNumber];
    return order
      ? { success: true, order: orderWire(order) }
      : failure(refuse('notFound', `There is no order ${params.orderNumber}.`));
  });
}

function namedMethod(
  { paymentMethods, accounts }: ZuoraState,
  order: OrderRequest,
): PaymentMethod | undefined {
  const id =
    order.processingOptions?.electronicPaymentOptions?.paymentMethodId ??
    order.newAccount?.hpmCreditCardPaymentMethodId ??
    accounts[order.existingAccountNumber ?? '']?.defaultPaymentMethodId;
  return paymentMethods[id ?? ''];
}
