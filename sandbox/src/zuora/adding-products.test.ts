import { describe, expect, it } from 'vitest';
import { zuoraLife } from '../testing/zuora-life.ts';
import { addDays } from './calendar.ts';
import type { OrderAction } from './order-action-schema.ts';
import { subscriptionWire } from './wire.ts';

const halfOff = { percentage: 50, upToPeriods: 12, upToPeriodsType: 'Months' } as const;
const annual = { plan: 'B2CANNUAL', months: 12, discount: halfOff };

/** Half off for twelve months from a day on. */
function halfOffFrom(day: string, productRatePlanId = 'rp-discount-percentage'): OrderAction {
  return {
    type: 'AddProduct',
    triggerDates: [
      { name: 'ContractEffective', triggerDate: day },
      { name: 'ServiceActivation', triggerDate: day },
      { name: 'CustomerAcceptance', triggerDate: day },
    ],
    addProduct: {
      productRatePlanId,
      chargeOverrides: [
        {
          productRatePlanChargeId: 'rpc-discount-percentage',
          pricing: { discount: { discountPercentage: 50 } },
          endDate: { endDateCondition: 'Fixed_Period', upToPeriods: 12, upToPeriodsType: 'Months' },
        },
      ],
    },
  };
}

describe('a discount that is added to a subscription', () => {
  it.each(['2026-01-31', '2028-02-29', '2026-12-31'])(
    'follows the one before without a gap or an overlap, and moves no day: bought on %s',
    (first) => {
      const [life, plain] = [zuoraLife(), zuoraLife()];
      life.buy(first, annual);
      plain.buy(first, { ...annual, discount: { ...halfOff, upToPeriods: 1200 } });
      for (let year = 1; year <= 2; year += 1) {
        const next = life.subscription().billing.nextDay;
        life.order(addDays(next, -30), [halfOffFrom(next)]);
        life.runThrough(next);
      }
      const end = life.subscription().billing.nextDay;
      life.runThrough(end);
      plain.runThrough(end);
      expect(life.invoices().map(([, amount]) => amount)).toEqual([3499, 3499, 3499, 6999]);
      expect(life.invoices().map(([day]) => day)).toEqual(plain.invoices().map(([day]) => day));
    },
  );

  it('is previewed as it is billed, and charges nothing on the day of its order', () => {
    const life = zuoraLife();
    life.buy('2026-01-31', annual);
    const thru = { previewThruType: 'SpecificDate', specificPreviewThruDate: '2028-01-31' } as const;
    const previewed = life.preview('2026-12-10', [halfOffFrom('2027-01-31')], thru);
    expect(previewed.ok && previewed.invoices.map(({ targetDate, amount }) => [targetDate, amount])).toEqual([
      ['2027-01-31', 3499],
      ['2028-01-31', 6999],
    ]);
    expect(subscriptionWire(life.subscription()).ratePlans).toHaveLength(2);
    expect(life.order('2026-12-10', [halfOffFrom('2027-01-31')])).toMatchObject({ ok: true, paidAmount: 0 });
    life.runThrough('2028-01-31');
    expect(life.payments()).toEqual([
      ['2026-01-31', 3499],
      ['2027-01-31', 3499],
      ['2028-01-31', 6999],
    ]);
  });

  it('is listed with its days from the order on', () => {
    const life = zuoraLife();
    life.buy('2026-01-31', annual);
    life.order('2026-12-10', [halfOffFrom('2027-01-31')]);
    expect(subscriptionWire(life.subscription()).ratePlans[2]).toMatchObject({
      productRatePlanId: 'rp-discount-percentage',
      lastChangeType: 'Add',
      ratePlanCharges: [
        {
          discountPercentage: 50,
          effectiveStartDate: '2027-01-31',
          upToPeriods: 12,
          upToPeriodsType: 'Months',
        },
      ],
    });
    expect(life.told.at(-1)).toMatchObject({ eventType: 'SubscriptionChanged' });
  });

  it('stays where a plan that was to begin on its first day is taken back', () => {
    const life = zuoraLife();
    life.buy('2026-01-31', annual);
    life.order('2026-12-10', [halfOffFrom('2027-01-31')]);
    const change = (from: string, to: string): OrderAction => ({
      type: 'ChangePlan',
      changePlan: {
        productRatePlanId: `rp-${from}-EUR`,
        newProductRatePlan: { productRatePlanId: `rp-${to}-EUR` },
        effectivePolicy: 'EffectiveEndOfBillingPeriod',
      },
    });
    life.order('2026-12-11', [change('B2CANNUAL', 'B2CMONTHLY')]);
    life.order('2026-12-12', [change('B2CMONTHLY', 'B2CANNUAL')]);
    life.runThrough('2027-01-31');
    expect(life.payments().at(-1)).toEqual(['2027-01-31', 3499]);
  });

  it('is moved with everything else by a pause that begins on its first day', () => {
    const life = zuoraLife();
    life.buy('2026-01-31', annual);
    life.order('2026-12-10', [halfOffFrom('2027-01-31')]);
    life.order('2026-12-11', [
      { type: 'Suspend', suspend: { suspendPolicy: 'EndOfLastInvoicePeriod' } },
      {
        type: 'Resume',
        resume: { resumePolicy: 'SpecificDate', resumeSpecificDate: '2027-02-28', extendsTerm: true },
      },
    ]);
    life.runThrough('2028-02-29');
    expect(life.payments().slice(1)).toEqual([
      ['2027-02-28', 3499],
      ['2028-02-29', 6999],
    ]);
  });
});

describe('AddProduct is refused', () => {
  it.each<[string, OrderAction]>([
    ['needs an addProduct', { type: 'AddProduct' }],
    ['There is no rate plan', halfOffFrom('2027-01-31', 'rp-unknown')],
    ['of a discount or of credit only', halfOffFrom('2027-01-31', 'rp-B2CANNUAL-EUR')],
    ['in the past', halfOffFrom('2026-12-09')],
    ['from 2027-01-31 on only', halfOffFrom('2027-01-30')],
    [
      'takes no changePlan',
      { ...halfOffFrom('2027-01-31'), changePlan: { newProductRatePlan: { productRatePlanId: 'x' } } },
    ],
  ])('%s', (reason, action) => {
    const life = zuoraLife();
    life.buy('2026-01-31', annual);
    const before = structuredClone(life.state.subscriptions);
    const placed = life.order('2026-12-10', [action]);
    expect(placed.ok ? undefined : placed.reasons[0]?.message).toContain(reason);
    expect(life.state.subscriptions).toEqual(before);
  });

  it('during a pause, and where the subscription ends before it begins', () => {
    const life = zuoraLife();
    life.buy('2026-01-31', annual);
    life.order('2026-12-01', [{ type: 'TermsAndConditions', termsAndConditions: { autoRenew: false } }]);
    const ending = life.order('2026-12-10', [halfOffFrom('2027-01-31')]);
    expect(ending.ok ? undefined : ending.reasons[0]?.message).toContain('ends on 2027-01-31');
    life.order('2026-12-11', [{ type: 'TermsAndConditions', termsAndConditions: { autoRenew: true } }]);
    life.order('2026-12-12', [{ type: 'Suspend', suspend: { suspendPolicy: 'EndOfLastInvoicePeriod' } }]);
    const paused = life.order('2026-12-13', [halfOffFrom('2027-01-31')]);
    expect(paused.ok ? undefined : paused.reasons[0]?.message).toContain('nothing but Resume');
  });
});
