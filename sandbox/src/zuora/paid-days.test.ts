import { expect, it } from 'vitest';
import { zuoraLife, type ZuoraLife } from '../testing/zuora-life.ts';
import { addDays, type Day } from './calendar.ts';
import type { OrderAction } from './order-action-schema.ts';

/** Numbers that look random and are the same each time. */
function numbersFrom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

/** How often each day is billed: once more for each charge's line, once less for each credit. */
function timesBilled(life: ZuoraLife): Map<Day, number> {
  const times = new Map<Day, number>();
  for (const { items } of Object.values(life.state.invoices)) {
    for (const { processingType, serviceStartDate, serviceEndDate, unitPrice } of items) {
      if (processingType !== 'Charge') continue;
      for (let day = serviceStartDate; day <= serviceEndDate; day = addDays(day, 1)) {
        times.set(day, (times.get(day) ?? 0) + Math.sign(unitPrice));
      }
    }
  }
  return times;
}

function actionsOn(today: Day, life: ZuoraLife, below: (limit: number) => number): OrderAction[] {
  const { ratePlans, pause, planChangesOn } = life.subscription();
  const extendsTerm = below(2) === 0;
  if (pause) {
    const resumeSpecificDate = addDays(today, below(40));
    return [{ type: 'Resume', resume: { resumePolicy: 'SpecificDate', resumeSpecificDate, extendsTerm } }];
  }
  const present = ratePlans.find(
    ({ productRatePlanId, addedOn, removedOn }) =>
      productRatePlanId !== 'rp-discount-percentage' &&
      (planChangesOn === undefined ? removedOn === undefined : addedOn === planChangesOn),
  );
  const wanted = (['B2CMONTHLY', 'B2CFAMILYM', 'B2CANNUAL', 'B2CFAMILYA'] as const)[below(4)] ?? 'B2CMONTHLY';
  const term = {
    period: wanted === 'B2CANNUAL' || wanted === 'B2CFAMILYA' ? 12 : 1,
    periodType: 'Month' as const,
  };
  const change = (effectivePolicy: 'EffectiveImmediately' | 'EffectiveEndOfBillingPeriod') => ({
    type: 'ChangePlan',
    changePlan: {
      productRatePlanId: present?.productRatePlanId ?? '',
      newProductRatePlan: { productRatePlanId: `rp-${wanted}-EUR` },
      effectivePolicy,
      resetBcd: true,
    },
  });
  switch (below(5)) {
    case 0:
      return [
        change('EffectiveImmediately'),
        {
          type: 'TermsAndConditions',
          termsAndConditions: { lastTerm: { ...term, startDate: today }, renewalTerms: [term] },
        },
      ];
    case 1:
      return [
        change('EffectiveEndOfBillingPeriod'),
        { type: 'TermsAndConditions', termsAndConditions: { renewalTerms: [term] } },
      ];
    case 2:
      return [
        { type: 'Suspend', suspend: { suspendPolicy: 'Today' } },
        {
          type: 'Resume',
          resume: {
            resumePolicy: 'SpecificDate',
            resumeSpecificDate: addDays(today, 1 + below(60)),
            extendsTerm,
          },
        },
      ];
    case 3:
      return [
        { type: 'Suspend', suspend: { suspendPolicy: 'EndOfLastInvoicePeriod' } },
        {
          type: 'Resume',
          resume: {
            resumePolicy: 'FixedPeriodsFromSuspendDate',
            resumePeriods: 1 + below(60),
            resumePeriodsType: 'Day',
            extendsTerm: true,
          },
        },
      ];
    default:
      return [{ type: 'TermsAndConditions', termsAndConditions: { autoRenew: true } }];
  }
}

it.each(Array.from({ length: 20 }, (_, index) => index + 1))(
  'whatever is ordered, each day is paid for once, except those of pauses (%i)',
  (seed) => {
    const below = numbersFrom(seed);
    const start = addDays('2023-12-20', below(80));
    const life = zuoraLife();
    life.buy(start, { paidFrom: addDays(start, below(3) === 0 ? 7 : 0) });
    const expected = new Map<Day, number>();
    let ordered = 0;
    for (let day = start; day < addDays(start, 900); day = addDays(day, 1)) {
      life.runThrough(day);
      if (below(25) === 0 && life.order(day, actionsOn(day, life, below)).ok) ordered += 1;
      const { billing, pause, ended, termEndDate } = life.subscription();
      if (ended) break;
      const free = billing.chargedThrough === undefined;
      expected.set(day, free || pause?.begun ? 0 : 1);
      if (!free && !pause?.begun) expect(day < billing.nextDay && billing.nextDay <= termEndDate).toBe(true);
    }
    const times = timesBilled(life);
    expect(new Map([...expected.keys()].map((day) => [day, times.get(day) ?? 0]))).toEqual(expected);
    expect(ordered).toBeGreaterThan(3);
    const invoices = Object.values(life.state.invoices);
    const settled = invoices.reduce((sum, { amount, balance }) => sum + amount - balance, 0);
    expect(life.payments().reduce((sum, [, amount]) => sum + amount, 0)).toBe(settled);
  },
);
