import { describe, expect, it } from 'vitest';
import { zuoraLife } from '../testing/zuora-life.ts';
import type { Cancellation, OrderAction } from './order-action-schema.ts';
import { placedOrderWire } from './wire.ts';

const cancelling = (cancelSubscription: Cancellation): OrderAction => ({
  type: 'CancelSubscription',
  cancelSubscription,
});
const on = (cancellationEffectiveDate: string) =>
  cancelling({ cancellationPolicy: 'SpecificDate', cancellationEffectiveDate });
const refunding = (refundAmount?: number) => ({
  runBilling: true,
  refund: true,
  ...(refundAmount !== undefined && { refundAmount }),
});

function boughtYear() {
  const life = zuoraLife();
  life.buy('2026-01-01', { plan: 'B2CANNUAL', months: 12 });
  return life;
}

describe('a cancellation in an order', () => {
  it('before the end of what is billed credits the unused days', () => {
    const life = boughtYear();
    const placed = life.order('2026-04-01', [on('2026-04-01')]);
    expect(placed).toMatchObject({ ok: true, paidAmount: 0, subscriptions: [{ status: 'Cancelled' }] });
    life.runThrough('2027-02-01');
    expect(life.invoices()).toEqual([
      ['2026-01-01', 6999],
      ['2026-04-01', -5273],
    ]);
    expect(life.state.refunds).toEqual({});
  });

  it('with a later day credits them on that day', () => {
    const life = boughtYear();
    expect(life.preview('2026-03-01', [on('2026-04-01')])).toMatchObject({
      invoices: [{ targetDate: '2026-04-01', amount: -5273 }],
    });
    life.order('2026-03-01', [on('2026-04-01')]);
    expect(life.invoices()).toHaveLength(1);
    life.runThrough('2026-04-01');
    expect(life.invoices().at(-1)).toEqual(['2026-04-01', -5273]);
  });

  it.each(['EndOfCurrentTerm', 'EndOfLastInvoicePeriod'] as const)('at the %s credits nothing', (policy) => {
    const life = boughtYear();
    life.order('2026-04-01', [cancelling({ cancellationPolicy: policy })]);
    life.runThrough('2027-02-01');
    expect(life.invoices()).toHaveLength(1);
    expect(life.subscription()).toMatchObject({ status: 'Cancelled', cancelledDate: '2027-01-01' });
  });

  it('takes back a planned change of plan', () => {
    const life = boughtYear();
    life.order('2026-04-01', [
      {
        type: 'ChangePlan',
        changePlan: {
          productRatePlanId: 'rp-B2CANNUAL-EUR',
          newProductRatePlan: { productRatePlanId: 'rp-B2CMONTHLY-EUR' },
          subType: 'Downgrade',
        },
      },
    ]);
    life.order('2026-04-02', [cancelling({ cancellationPolicy: 'EndOfCurrentTerm' })]);
    expect(life.subscription().ratePlans).toMatchObject([{ productRatePlanId: 'rp-B2CANNUAL-EUR' }]);
  });
});

describe('a refund', () => {
  it('gives the whole payment back where the end is the first day', () => {
    const life = boughtYear();
    const placed = life.order('2026-01-20', [on('2026-01-01')], refunding(69.99));
    if (!placed.ok) throw new Error(placed.reasons[0]?.message);
    const [refund] = Object.values(life.state.refunds);
    expect(refund).toMatchObject({ amount: 6999, paymentMethodId: 'pm-1', refundDate: '2026-01-20' });
    expect(placedOrderWire(placed)).toMatchObject({ refunds: [{ number: refund?.refundNumber }] });
    expect(Object.values(life.state.invoices).map(({ balance }) => balance)).toEqual([0, 0]);
    expect(life.told.at(-1)).toMatchObject({ eventType: 'PaymentRefundProcessed', facts: { amount: 6999 } });
  });

  it('leaves what it does not give back to the credit of the account', () => {
    const life = boughtYear();
    life.order('2026-04-01', [on('2026-04-01')], refunding(20));
    expect(Object.values(life.state.invoices).at(-1)?.balance).toBe(-3273);
  });

  it('takes several payments where one is not enough', () => {
    const life = boughtYear();
    const upgrade: OrderAction = {
      type: 'ChangePlan',
      changePlan: {
        productRatePlanId: 'rp-B2CANNUAL-EUR',
        newProductRatePlan: { productRatePlanId: 'rp-B2CFAMILYA-EUR' },
        subType: 'Upgrade',
        resetBcd: true,
      },
    };
    const lastTerm = { period: 12, periodType: 'Month' as const, startDate: '2026-01-02' };
    life.order('2026-01-02', [upgrade, { type: 'TermsAndConditions', termsAndConditions: { lastTerm } }]);
    life.order('2026-01-03', [on('2026-01-02')], refunding(99.99));
    expect(life.payments()).toEqual([
      ['2026-01-01', 6999],
      ['2026-01-02', 9999 - 6980],
    ]);
    expect(Object.values(life.state.refunds).map(({ amount }) => amount)).toEqual([3019, 6980]);
  });

  it.each([
    ['more than the order credits', [on('2026-04-01')], refunding(60)],
    ['needs a refundAmount', [on('2026-04-01')], refunding()],
    ['needs runBilling', [on('2026-04-01')], { refund: true, refundAmount: 1 }],
    [
      'needs the cancellation',
      [{ type: 'TermsAndConditions', termsAndConditions: { autoRenew: false } }],
      refunding(1),
    ],
    ['in a period of the past', [on('2025-12-31')], refunding(1)],
  ])('is refused: %s', (reason, actions, options) => {
    const life = boughtYear();
    const before = structuredClone({ ...life.state, lastNumber: 0 });
    const placed = life.order('2026-04-01', actions, options);
    expect(placed).toMatchObject({ ok: false, reasons: [{ message: expect.stringContaining(reason) }] });
    expect({ ...life.state, lastNumber: 0 }).toEqual(before);
  });
});
