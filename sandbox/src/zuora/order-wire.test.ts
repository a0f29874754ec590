import { afterEach, beforeEach, expect, it } from 'vitest';
import { openSandbox, type TestSandbox } from '../testing/open-sandbox.ts';
import { dayFromNow, orderOf, zuoraClient, type ZuoraClient } from '../testing/zuora-client.ts';

let sandbox: TestSandbox;
let zuora: ZuoraClient;

beforeEach(async () => {
  sandbox = await openSandbox();
  zuora = await zuoraClient(sandbox);
});

afterEach(() => sandbox.close());

const upgrade = (subscriptionNumber: string) => ({
  orderDate: dayFromNow(0),
  existingAccountNumber: 'A-user-1',
  subscriptions: [
    {
      subscriptionNumber,
      orderActions: [
        {
          type: 'ChangePlan',
          changePlan: {
            productRatePlanId: 'rp-B2CMONTHLY-EUR',
            newProductRatePlan: { productRatePlanId: 'rp-B2CANNUAL-EUR' },
            subType: 'Upgrade',
            resetBcd: true,
          },
        },
        {
          type: 'TermsAndConditions',
          termsAndConditions: {
            lastTerm: { termType: 'TERMED', period: 12, periodType: 'Month', startDate: dayFromNow(0) },
            renewalTerms: [{ period: 12, periodType: 'Month' }],
          },
        },
      ],
    },
  ],
});

interface Order {
  orderNumber: string;
  subscriptionNumbers: string[];
}

async function buyMonth() {
  const methodId = await zuora.saveCard('4111111111111111');
  const order = orderOf({ methodId, plan: 'B2CMONTHLY', months: 1 });
  const { body } = await zuora.post<Order>('/v1/orders', order);
  return body.subscriptionNumbers[0] ?? '';
}

it('an order on a subscription is previewed, carried out once for its key, found again and told', async () => {
  const number = await buyMonth();
  const previewed = await zuora.post<{ previewResult: object }>('/v1/orders/preview', {
    ...upgrade(number),
    previewOptions: { previewThruType: 'SpecificDate', specificPreviewThruDate: dayFromNow(0) },
  });
  expect(previewed.body.previewResult).toMatchObject({
    invoices: [
      {
        targetDate: dayFromNow(0),
        amount: 57,
        invoiceItems: [
          { processingType: 'Charge', amountWithoutTax: -10.92, taxAmount: -2.07, unitPrice: -12.99 },
          { processingType: 'Charge', unitPrice: 69.99 },
        ],
      },
    ],
    creditMemos: [],
  });

  const order = { ...upgrade(number), processingOptions: { runBilling: true, collectPayment: true } };
  const placed = await zuora.post<Order>('/v1/orders', order, 'key-1');
  expect(placed.body).toMatchObject({
    success: true,
    paidAmount: 57,
    subscriptions: [{ subscriptionNumber: number, status: 'Active' }],
  });
  expect(await zuora.post('/v1/orders', order, 'key-1')).toEqual(placed);
  expect((await zuora.get(`/v1/orders/${placed.body.orderNumber}`)).body).toMatchObject({
    order: {
      subscriptions: [
        {
          subscriptionNumber: number,
          orderActions: [{ type: 'ChangePlan' }, { type: 'TermsAndConditions' }],
        },
      ],
    },
  });
  const told = sandbox.file.state.zuora.callouts.filter(
    ({ facts }) => facts.orderNumber === placed.body.orderNumber,
  );
  expect(told.map(({ eventType, facts }) => [eventType, facts.effectiveDate])).toEqual([
    ['SubscriptionChanged', dayFromNow(0)],
    ['SubscriptionTermsChanged', dayFromNow(0)],
  ]);
});

it('an order on the subscription of another account is refused', async () => {
  await buyMonth();
  const answer = await zuora.post('/v1/orders', upgrade('S-sami-annual'));
  expect(answer.body.reasons?.[0]?.message).toBe('The account has no subscription S-sami-annual.');
});

it('a refund is listed with what it gave back', async () => {
  const number = await buyMonth();
  const placed = await zuora.post('/v1/orders', {
    orderDate: dayFromNow(0),
    existingAccountNumber: 'A-user-1',
    subscriptions: [
      {
        subscriptionNumber: number,
        orderActions: [
          {
            type: 'CancelSubscription',
            cancelSubscription: {
              cancellationPolicy: 'SpecificDate',
              cancellationEffectiveDate: dayFromNow(0),
            },
          },
        ],
      },
    ],
    processingOptions: { runBilling: true, refund: true, refundAmount: 12.99 },
  });
  expect(placed.body).toMatchObject({
    success: true,
    paidAmount: 0,
    refunds: [{ number: expect.any(String) }],
  });
  const { body } = await zuora.get<{ refunds: object[] }>('/v1/refunds?accountId=A-user-1');
  expect(body.refunds).toMatchObject([{ status: 'Processed', amount: 12.99, refundDate: dayFromNow(0) }]);
  const summary = await zuora.get('/v1/accounts/A-user-1/summary');
  expect(summary.body).toMatchObject({ basicInfo: { balance: 0 } });
});
