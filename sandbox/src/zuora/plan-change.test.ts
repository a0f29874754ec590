import { expect, describe, it } from 'vitest';
import { zuoraLife, type ZuoraLife } from '../testing/zuora-life.ts';
import type { ChangePlan, OrderAction } from './order-action-schema.ts';
import type { PlacedOrder } from './ordering.ts';
import type { PreviewedInvoice } from './preview.ts';
import type { Refusal } from './reasons.ts';
import { subscriptionWire } from './wire.ts';

function changing(
  from: string,
  to: string,
  rest: Partial<ChangePlan> = {},
  triggerDates?: OrderAction['triggerDates'],
): OrderAction {
  return {
    type: 'ChangePlan',
    ...(triggerDates && { triggerDates }),
    changePlan: {
      productRatePlanId: `rp-${from}-EUR`,
      newProductRatePlan: { productRatePlanId: `rp-${to}-EUR` },
      resetBcd: true,
      ...rest,
    },
  };
}

/** The term that an annual plan needs. */
function yearFrom(startDate: string): OrderAction {
  const year = { period: 12, periodType: 'Month' as const };
  return {
    type: 'TermsAndConditions',
    termsAndConditions: { lastTerm: { ...year, startDate }, renewalTerms: [year] },
  };
}

const upgrade = changing('B2CMONTHLY', 'B2CANNUAL', { subType: 'Upgrade' });
const downgrade = changing('B2CANNUAL', 'B2CMONTHLY', { subType: 'Downgrade' });

function amountsOf(previewed: { ok: true; invoices: PreviewedInvoice[] } | Refusal) {
  return previewed.ok ? previewed.invoices.map(({ targetDate, amount }) => [targetDate, amount]) : previewed;
}

function reasonOf(answer: PlacedOrder | Refusal) {
  return answer.ok ? undefined : answer.reasons[0]?.message;
}

function plansOf(life: ZuoraLife) {
  return subscriptionWire(life.subscription()).ratePlans.map(
    ({ productRatePlanId, lastChangeType, ratePlanCharges: [charge] }) => [
      productRatePlanId,
      lastChangeType,
      charge?.effectiveStartDate,
      charge?.effectiveEndDate,
      charge?.chargedThroughDate,
    ],
  );
}

describe('an immediate change of plan', () => {
  it('credits the unused days and bills the new plan whole from today, in one invoice', () => {
    const life = zuoraLife();
    life.buy('2026-04-01', {});
    const previewed = life.preview('2026-04-11', [upgrade, yearFrom('2026-04-11')]);
    expect(amountsOf(previewed)).toEqual([
      ['2026-04-11', 6999 - 866],
      ['2027-04-11', 6999],
    ]);
    const placed = life.order('2026-04-11', [upgrade, yearFrom('2026-04-11')]);
    expect(placed).toMatchObject({ ok: true, paidAmount: 6133 });
    const [, invoice] = Object.values(life.state.invoices);
    expect(invoice).toMatchObject({
      items: [
        {
          processingType: 'Charge',
          productRatePlanChargeId: 'rpc-B2CMONTHLY-EUR',
          serviceStartDate: '2026-04-11',
          serviceEndDate: '2026-04-30',
          amountWithoutTax: -728,
          taxAmount: -138,
        },
        { productRatePlanChargeId: 'rpc-B2CANNUAL-EUR', serviceStartDate: '2026-04-11' },
      ],
    });
    expect(plansOf(life)).toEqual([
      ['rp-B2CMONTHLY-EUR', 'Remove', '2026-04-01', '2026-04-11', '2026-04-11'],
      ['rp-B2CANNUAL-EUR', 'Add', '2026-04-11', '2027-04-11', '2027-04-11'],
    ]);
  });

  it('reverses tax that came on top in the same way', () => {
    const life = zuoraLife();
    life.buy('2026-04-01', { country: 'US', currency: 'USD', state: 'NY' });
    const inDollars = {
      productRatePlanId: 'rp-B2CMONTHLY-USD',
      newProductRatePlan: { productRatePlanId: 'rp-B2CANNUAL-USD' },
    };
    life.order('2026-04-16', [
      changing('', '', { subType: 'Upgrade', ...inDollars }),
      yearFrom('2026-04-16'),
    ]);
    const [first, second] = Object.values(life.state.invoices);
    expect(first?.taxAmount).toBe(115);
    expect(second?.items[0]).toMatchObject({ amountWithoutTax: -650, taxAmount: -58 });
  });

  it('credits of a discounted charge what was billed, and ends the discount', () => {
    const life = zuoraLife();
    life.buy('2026-04-01', {
      discount: { percentage: 50, upToPeriods: 12, upToPeriodsType: 'Months' },
    });
    life.order('2026-04-16', [upgrade, yearFrom('2026-04-16')]);
    life.runThrough('2027-04-16');
    expect(life.invoices()).toEqual([
      ['2026-04-01', 649],
      ['2026-04-16', 6999 - 650 + 325],
      ['2027-04-16', 6999],
    ]);
  });

  it('leaves what it credits beyond its price to the next invoice, without a payment', () => {
    const life = zuoraLife();
    life.buy('2026-01-01', { plan: 'B2CANNUAL', months: 12 });
    const now = changing('B2CANNUAL', 'B2CMONTHLY', { effectivePolicy: 'EffectiveImmediately' });
    const placed = life.order('2026-01-11', [now]);
    expect(placed).toMatchObject({ ok: true, paidAmount: 0 });
    expect(life.invoices()[1]).toEqual(['2026-01-11', 1299 - 6807]);
    life.runThrough('2026-05-11');
    // Four months and a part of the fifth are paid for out of the credit of 55.08.
    expect(life.payments()).toEqual([['2026-01-01', 6999]]);
    life.runThrough('2026-06-11');
    expect(life.payments().at(-1)).toEqual(['2026-06-11', 5 * 1299 - 5508]);
  });

  it('changes nothing where the card is declined', () => {
    const life = zuoraLife();
    life.buy('2026-04-01', {});
    const method = life.state.paymentMethods['pm-1'];
    if (method) method.behaviour = 'declines';
    const before = structuredClone(life.state);
    expect(reasonOf(life.order('2026-04-11', [upgrade, yearFrom('2026-04-11')]))).toContain('declined');
    expect({ ...life.state, lastNumber: 0 }).toEqual({ ...before, lastNumber: 0 });
  });

  it('is billed by the billing run where the order does not', () => {
    const life = zuoraLife();
    life.buy('2026-04-01', {});
    life.order('2026-04-11', [upgrade, yearFrom('2026-04-11')], {});
    expect(life.invoices()).toHaveLength(1);
    life.runThrough('2026-04-11');
    expect(life.payments().at(-1)).toEqual(['2026-04-11', 6133]);
  });

  it('begins on the first paid day during free days, and credits nothing', () => {
    const life = zuoraLife();
    life.buy('2026-04-01', { plan: 'B2C14DANNUAL', months: 12, paidFrom: '2026-04-15' });
    const change = changing('B2C14DANNUAL', 'B2CMONTHLY', { subType: 'Upgrade' });
    expect(amountsOf(life.preview('2026-04-03', [change]))).toEqual([
      ['2026-04-15', 1299],
      ['2026-05-15', 1299],
    ]);
    life.order('2026-04-03', [change]);
    life.runThrough('2026-04-15');
    expect(life.invoices()).toEqual([['2026-04-15', 1299]]);
    expect(life.subscription().customerAcceptanceDate).toBe('2026-04-15');
  });
});

describe('a change of plan at the end of what is billed', () => {
  it('is shown as planned, and takes effect on its day', () => {
    const life = zuoraLife();
    life.buy('2026-01-31', { plan: 'B2CANNUAL', months: 12 });
    expect(amountsOf(life.preview('2026-03-01', [downgrade]))).toEqual([
      ['2027-01-31', 1299],
      ['2027-02-28', 1299],
    ]);
    const terms = { renewalTerms: [{ period: 1, periodType: 'Month' as const }] };
    life.order('2026-03-01', [downgrade, { type: 'TermsAndConditions', termsAndConditions: terms }]);
    expect(plansOf(life)).toEqual([
      ['rp-B2CANNUAL-EUR', 'Remove', '2026-01-31', '2027-01-31', '2027-01-31'],
      ['rp-B2CMONTHLY-EUR', 'Add', '2027-01-31', '2027-01-31', null],
    ]);
    life.runThrough('2027-03-31');
    expect(life.invoices()).toEqual([
      ['2026-01-31', 6999],
      ['2027-01-31', 1299],
      ['2027-02-28', 1299],
      ['2027-03-31', 1299],
    ]);
    expect(life.subscription()).toMatchObject({ termStartDate: '2027-03-31', termEndDate: '2027-04-30' });
  });

  it('is replaced by a second one, and withdrawn by one back to the plan in force', () => {
    const life = zuoraLife();
    life.buy('2026-01-01', { plan: 'B2CANNUAL', months: 12 });
    life.order('2026-02-01', [downgrade]);
    const second = changing('B2CMONTHLY', 'B2CFAMILYA', { effectivePolicy: 'EffectiveEndOfBillingPeriod' });
    life.order('2026-02-02', [second]);
    expect(plansOf(life).map(([plan]) => plan)).toEqual(['rp-B2CANNUAL-EUR', 'rp-B2CFAMILYA-EUR']);
    const back = changing('B2CFAMILYA', 'B2CANNUAL', { effectivePolicy: 'EffectiveEndOfBillingPeriod' });
    life.order('2026-02-03', [back]);
    expect(plansOf(life)).toEqual([['rp-B2CANNUAL-EUR', null, '2026-01-01', '2027-01-01', '2027-01-01']]);
    expect(reasonOf(life.order('2026-02-04', [back]))).toContain('no rate plan');
  });

  it('leaves a running discount to the old plan', () => {
    const life = zuoraLife();
    life.buy('2026-01-01', {
      discount: { percentage: 50, upToPeriods: 3, upToPeriodsType: 'Billing_Periods' },
    });
    const change = changing('B2CMONTHLY', 'B2CFAMILYM', { subType: 'Downgrade' });
    life.order('2026-01-02', [change]);
    life.runThrough('2026-02-01');
    expect(life.invoices()).toEqual([
      ['2026-01-01', 649],
      ['2026-02-01', 1799],
    ]);
  });

  it('can have a day of its own, before which the rest of a period is credited', () => {
    const life = zuoraLife();
    life.buy('2024-01-31', {});
    const on = [{ name: 'ContractEffective' as const, triggerDate: '2024-02-15' }];
    life.order('2024-02-01', [changing('B2CMONTHLY', 'B2CANNUAL', {}, on), yearFrom('2024-02-15')]);
    life.runThrough('2025-02-15');
    expect(life.invoices()).toEqual([
      ['2024-01-31', 1299],
      // 14 of 29 days are credited: 2024 has a 29 February.
      ['2024-02-15', 6999 - 627],
      ['2025-02-15', 6999],
    ]);
  });
});

describe('a change of plan is refused', () => {
  const life = zuoraLife();
  life.buy('2026-04-01', {});
  const on = (triggerDate: string) => [{ name: 'ContractEffective' as const, triggerDate }];
  const annual = (rest: Partial<ChangePlan>, triggers?: OrderAction['triggerDates']) =>
    changing('B2CMONTHLY', 'B2CANNUAL', rest, triggers);

  it.each<[string, OrderAction]>([
    ['takes no trigger dates', annual({ subType: 'Downgrade' }, on('2026-05-01'))],
    ['needs a ContractEffective date', annual({ subType: 'Crossgrade' })],
    ['in the past', annual({ effectivePolicy: 'SpecificDate' }, on('2026-04-01'))],
    ['no other trigger date', annual({ subType: 'Upgrade' }, on('2026-04-20'))],
    ['with resetBcd only', annual({ subType: 'Upgrade', resetBcd: false })],
    ['has the rate plan', changing('B2CMONTHLY', 'B2CMONTHLY', { subType: 'Upgrade' })],
    ['There is no rate plan', changing('B2CMONTHLY', 'UNKNOWN', { subType: 'Upgrade' })],
    ['has no rate plan', changing('B2CFAMILYA', 'B2CANNUAL', { subType: 'Upgrade' })],
    ['by either ratePlanId or', annual({ subType: 'Upgrade', ratePlanId: 'x' })],
    [
      'not priced in EUR',
      annual({ subType: 'Upgrade', newProductRatePlan: { productRatePlanId: 'rp-B2CANNUAL-GBP' } }),
    ],
    ['takes no termsAndConditions', { ...upgrade, termsAndConditions: {} }],
    ['would pass the end of the term on 2026-05-01', upgrade],
    ['needs a changePlan', { type: 'ChangePlan' }],
    ['needs a termsAndConditions', { type: 'TermsAndConditions' }],
    ['does not imitate the order action', { type: 'OwnerTransfer' }],
    [
      'before that of what it follows',
      annual({ effectivePolicy: 'SpecificDate' }, [
        { name: 'ContractEffective', triggerDate: '2026-05-02' },
        { name: 'ServiceActivation', triggerDate: '2026-05-01' },
      ]),
    ],
  ])('%s', (reason, action) => {
    const before = structuredClone(life.state.subscriptions);
    expect(reasonOf(life.order('2026-04-11', [action]))).toContain(reason);
    expect(life.state.subscriptions).toEqual(before);
  });
});
