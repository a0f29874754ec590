import { describe, expect, it } from 'vitest';
import { zuoraLife, type Bought } from '../testing/zuora-life.ts';
import { addDays } from './calendar.ts';
import { creditOf } from './ledger.ts';
import type { OrderAction } from './order-action-schema.ts';
import { accountSummaryWire, subscriptionWire } from './wire.ts';

const annual: Bought = { plan: 'B2CANNUAL', months: 12 };
const unpaid = { runBilling: true, collectPayment: false };

/** Credit of an amount in major units. */
const credit = (listPrice: number, triggerDate?: string): OrderAction => ({
  type: 'AddProduct',
  ...(triggerDate !== undefined && { triggerDates: [{ name: 'ContractEffective', triggerDate }] }),
  addProduct: {
    productRatePlanId: 'rp-thank-you-month',
    chargeOverrides: [
      { productRatePlanChargeId: 'rpc-thank-you-month', pricing: { oneTimeFlatFee: { listPrice } } },
    ],
  },
});

/** What the summary says that the account owes, in major units. */
function balanceOf({ state }: ReturnType<typeof zuoraLife>) {
  const [account] = Object.values(state.accounts);
  if (!account) throw new Error('There is no account.');
  return { owed: accountSummaryWire(state, account).basicInfo.balance, credit: creditOf(state, account) };
}

describe('credit that is added to a subscription', () => {
  it('is an invoice below nothing on the day of its order, and the next renewals use it up', () => {
    const life = zuoraLife();
    life.buy('2026-01-31', {});
    expect(life.order('2026-02-10', [credit(-20)], unpaid)).toMatchObject({ ok: true, paidAmount: 0 });
    expect(life.invoices().at(-1)).toEqual(['2026-02-10', -2000]);
    expect(balanceOf(life)).toEqual({ owed: -20, credit: 2000 });

    life.runThrough('2026-04-30');
    // 12.99 of the first month are paid by it, and 7.01 of the second.
    expect(life.payments()).toEqual([
      ['2026-01-31', 1299],
      ['2026-03-31', 598],
      ['2026-04-30', 1299],
    ]);
    expect(balanceOf(life)).toEqual({ owed: 0, credit: 0 });
  });

  it('moves no day and no term of the plan', () => {
    const [life, plain] = [zuoraLife(), zuoraLife()];
    life.buy('2026-01-31', annual);
    plain.buy('2026-01-31', annual);
    life.order('2026-06-15', [credit(-5.84)], unpaid);
    life.runThrough('2028-01-31');
    plain.runThrough('2028-01-31');
    expect(life.payments().map(([day]) => day)).toEqual(plain.payments().map(([day]) => day));
    expect(life.payments().map(([, amount]) => amount)).toEqual([6999, 6415, 6999]);
    expect({ ...life.subscription(), ratePlans: [] }).toMatchObject({
      termEndDate: plain.subscription().termEndDate,
      billing: { nextDay: plain.subscription().billing.nextDay },
    });
  });

  it.each<[string, Bought, { amountWithoutTax: number; taxAmount: number; taxMode: string }]>([
    ['inside the price in Germany', {}, { amountWithoutTax: -491, taxAmount: -93, taxMode: 'TaxInclusive' }],
    [
      'on top in Florida',
      { country: 'US', currency: 'USD', state: 'FL' },
      { amountWithoutTax: -584, taxAmount: -35, taxMode: 'TaxExclusive' },
    ],
  ])('has the tax of the plan: %s', (_where, bought, taxed) => {
    const life = zuoraLife();
    life.buy('2026-01-31', bought);
    const thru = { previewThruType: 'SpecificDate', specificPreviewThruDate: '2026-02-10' } as const;
    const previewed = life.preview('2026-02-10', [credit(-5.84)], thru);
    const line = { ...taxed, processingType: 'Charge', chargeName: 'Thank-you month', unitPrice: -584 };
    expect(previewed).toMatchObject({ ok: true, invoices: [{ targetDate: '2026-02-10', items: [line] }] });
    expect(subscriptionWire(life.subscription()).ratePlans).toHaveLength(1);

    life.order('2026-02-10', [credit(-5.84)], unpaid);
    const [, invoice] = Object.values(life.state.invoices);
    expect(invoice).toMatchObject({
      amount: taxed.amountWithoutTax + taxed.taxAmount,
      taxAmount: taxed.taxAmount,
      items: [{ ...line, serviceStartDate: '2026-02-10', serviceEndDate: '2026-02-10' }],
    });
  });

  it('may be added in free days, and lowers the first charge', () => {
    const life = zuoraLife();
    life.buy('2026-01-31', { ...annual, paidFrom: '2026-02-14' });
    life.order('2026-02-03', [credit(-5.84)], unpaid);
    life.runThrough('2026-02-14');
    expect(life.payments()).toEqual([['2026-02-14', 6415]]);
  });

  it('is billed by the next run where its order bills nothing', () => {
    const life = zuoraLife();
    life.buy('2026-01-31', annual);
    life.order('2026-06-15', [credit(-5.84)], {});
    expect(life.invoices()).toHaveLength(1);
    life.runThrough('2026-06-15');
    expect(life.invoices().at(-1)).toEqual(['2026-06-15', -584]);
  });

  it('is listed as billed once, with its day and its price', () => {
    const life = zuoraLife();
    life.buy('2026-01-31', annual);
    life.order('2026-06-15', [credit(-5.84)], unpaid);
    expect(subscriptionWire(life.subscription()).ratePlans[1]).toMatchObject({
      productRatePlanId: 'rp-thank-you-month',
      lastChangeType: 'Add',
      ratePlanCharges: [
        {
          ...{ type: 'OneTime', model: 'FlatFee', price: -5.84 },
          ...{ effectiveStartDate: '2026-06-15', effectiveEndDate: '2026-06-16' },
        },
      ],
    });
  });
});

describe('later orders leave credit as it is', () => {
  it('an end with a refund gives the money of the plan back, and no credit', () => {
    const life = zuoraLife();
    life.buy('2026-01-31', {});
    life.order('2026-02-05', [credit(-5.84)], unpaid);
    const end: OrderAction = {
      type: 'CancelSubscription',
      cancelSubscription: {
        cancellationPolicy: 'SpecificDate',
        cancellationEffectiveDate: '2026-01-31',
      },
    };
    const refund = (refundAmount: number) => ({ runBilling: true, refund: true, refundAmount });
    expect(life.order('2026-02-10', [end], refund(18.83))).toMatchObject({ ok: false });
    expect(life.order('2026-02-10', [end], refund(12.99))).toMatchObject({ ok: true });
    expect(Object.values(life.state.refunds).map(({ amount }) => amount)).toEqual([1299]);
    expect(balanceOf(life)).toEqual({ owed: -5.84, credit: 584 });
  });

  it('what credit has paid of a plan is not given back to a card, and is credit again', () => {
    const life = zuoraLife();
    life.buy('2026-01-31', { paidFrom: '2026-02-14' });
    life.order('2026-02-05', [credit(-5.84)], unpaid);
    life.runThrough('2026-02-14');
    const end: OrderAction = {
      type: 'CancelSubscription',
      cancelSubscription: { cancellationPolicy: 'SpecificDate', cancellationEffectiveDate: '2026-02-14' },
    };
    const refund = (refundAmount: number) => ({ runBilling: true, refund: true, refundAmount });
    expect(life.order('2026-02-20', [end], refund(12.99))).toMatchObject({ ok: false });
    expect(life.order('2026-02-20', [end], refund(7.15))).toMatchObject({ ok: true });
    expect(balanceOf(life)).toEqual({ owed: -5.84, credit: 584 });
  });

  it('another plan at once takes back days of the plan alone', () => {
    const change: OrderAction = {
      type: 'ChangePlan',
      changePlan: {
        productRatePlanId: 'rp-B2CMONTHLY-EUR',
        newProductRatePlan: { productRatePlanId: 'rp-B2CANNUAL-EUR' },
        subType: 'Upgrade',
        resetBcd: true,
      },
    };
    const terms: OrderAction = {
      type: 'TermsAndConditions',
      termsAndConditions: {
        lastTerm: { period: 12, periodType: 'Month', startDate: '2026-02-10' },
        renewalTerms: [{ period: 12, periodType: 'Month' }],
      },
    };
    const [life, plain] = [zuoraLife(), zuoraLife()];
    for (const each of [life, plain]) each.buy('2026-01-31', {});
    life.order('2026-02-05', [credit(-5.84)], unpaid);
    for (const each of [life, plain])
      expect(each.order('2026-02-10', [terms, change])).toMatchObject({ ok: true });
    expect(life.invoices().at(-1)).toEqual(plain.invoices().at(-1));
    expect(subscriptionWire(life.subscription()).ratePlans[1]).toMatchObject({ lastChangeType: 'Add' });
    expect(balanceOf(life).credit).toBe(584);
  });

  it('a pause moves it no more than what was billed', () => {
    const life = zuoraLife();
    life.buy('2026-01-31', {});
    life.order('2026-02-05', [credit(-5.84)], unpaid);
    life.order('2026-02-06', [
      { type: 'Suspend', suspend: { suspendPolicy: 'EndOfLastInvoicePeriod' } },
      {
        type: 'Resume',
        resume: { resumePolicy: 'SpecificDate', resumeSpecificDate: '2026-04-30', extendsTerm: true },
      },
    ]);
    life.runThrough('2026-05-31');
    expect(life.payments().slice(1)).toEqual([
      ['2026-04-30', 715],
      ['2026-05-31', 1299],
    ]);
  });
});

describe('credit is refused', () => {
  it.each<[string, OrderAction]>([
    ['as credit only', credit(5.84)],
    ['as credit only', { type: 'AddProduct', addProduct: { productRatePlanId: 'rp-thank-you-month' } }],
    ['on the day of its order only', credit(-5.84, addDays('2026-02-10', 1))],
  ])('%s', (reason, action) => {
    const life = zuoraLife();
    life.buy('2026-01-31', {});
    const before = structuredClone(life.state.subscriptions);
    const placed = life.order('2026-02-10', [action], unpaid);
    expect(placed.ok ? undefined : placed.reasons[0]?.message).toContain(reason);
    expect(life.state.subscriptions).toEqual(before);
  });

  it('during a pause, and after the end', () => {
    const life = zuoraLife();
    life.buy('2026-01-31', {});
    life.order('2026-02-05', [{ type: 'Suspend', suspend: { suspendPolicy: 'EndOfLastInvoicePeriod' } }]);
    const paused = life.order('2026-02-06', [credit(-5.84)], unpaid);
    expect(paused.ok ? undefined : paused.reasons[0]?.message).toContain('nothing but Resume');
    life.order('2026-02-07', [{ type: 'Resume', resume: { resumePolicy: 'SuspendDate' } }]);
    life.order('2026-02-08', [{ type: 'TermsAndConditions', termsAndConditions: { autoRenew: false } }]);
    life.runThrough('2026-03-31');
    const ended = life.order('2026-04-01', [credit(-5.84)], unpaid);
    expect(ended.ok ? undefined : ended.reasons[0]?.message).toContain('ended on');
  });
});
