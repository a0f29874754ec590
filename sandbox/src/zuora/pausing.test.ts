import { describe, expect, it } from 'vitest';
import { zuoraLife, type ZuoraLife } from '../testing/zuora-life.ts';
import type { OrderAction, Resumption, Suspension } from './order-action-schema.ts';
import type { PlacedOrder } from './ordering.ts';
import type { Refusal } from './reasons.ts';
import { subscriptionWire } from './wire.ts';

const suspending = (suspend: Suspension): OrderAction => ({ type: 'Suspend', suspend });
const resuming = (resume: Resumption): OrderAction => ({ type: 'Resume', resume });
const today = suspending({ suspendPolicy: 'Today' });
const afterLastInvoice = suspending({ suspendPolicy: 'EndOfLastInvoicePeriod' });
const resumeToday = resuming({ resumePolicy: 'Today', extendsTerm: true });

const resumingOn = (resumeSpecificDate: string, extendsTerm = true) =>
  resuming({ resumePolicy: 'SpecificDate', resumeSpecificDate, extendsTerm });

function reasonOf(answer: PlacedOrder | Refusal) {
  return answer.ok ? undefined : answer.reasons[0]?.message;
}

function wireOf(life: ZuoraLife) {
  return subscriptionWire(life.subscription());
}

describe('a pause that extends the term', () => {
  it('credits what is left, and bills the same again from its end, so that nothing is lost or paid twice', () => {
    const life = zuoraLife();
    life.buy('2026-01-01', { plan: 'B2CANNUAL', months: 12 });
    life.order('2026-04-01', [today, resumingOn('2026-07-01')]);
    expect(wireOf(life)).toMatchObject({
      status: 'Suspended',
      suspendDate: '2026-04-01',
      resumeDate: '2026-07-01',
      termEndDate: '2027-04-02',
      ratePlans: [{ ratePlanCharges: [{ chargedThroughDate: '2026-04-01' }] }],
    });
    life.runThrough('2027-04-02');
    expect(life.invoices()).toEqual([
      ['2026-01-01', 6999],
      ['2026-04-01', -5273],
      ['2026-07-01', 5273],
      ['2027-04-02', 6999],
    ]);
    expect(life.payments()).toEqual([
      ['2026-01-01', 6999],
      ['2027-04-02', 6999],
    ]);
    expect(wireOf(life)).toMatchObject({
      status: 'Active',
      suspendDate: null,
      resumeDate: null,
      termStartDate: '2027-04-02',
      termEndDate: '2028-04-02',
    });
  });

  it('keeps the paid periods of a discount', () => {
    for (const upToPeriodsType of ['Billing_Periods', 'Months'] as const) {
      const life = zuoraLife();
      life.buy('2026-12-15', { discount: { percentage: 50, upToPeriods: 3, upToPeriodsType } });
      life.order('2026-12-20', [today, resumingOn('2027-03-20')]);
      life.runThrough('2027-06-14');
      expect(life.invoices()).toEqual([
        ['2026-12-15', 649],
        ['2026-12-20', -1089 + 545],
        ['2027-03-20', 1089 - 545],
        ['2027-04-15', 649],
        ['2027-05-15', 649],
      ]);
      life.runThrough('2027-06-15');
      expect(life.invoices().at(-1)).toEqual(['2027-06-15', 1299]);
    }
  });

  it('makes free days begin again where they were', () => {
    const life = zuoraLife();
    life.buy('2026-05-01', { plan: 'B2C7DMONTHLY', paidFrom: '2026-05-08' });
    life.order('2026-05-03', [today, resumingOn('2026-06-03')]);
    life.runThrough('2026-07-08');
    expect(life.invoices()).toEqual([
      ['2026-06-08', 1299],
      ['2026-07-08', 1299],
    ]);
    expect(wireOf(life)).toMatchObject({ customerAcceptanceDate: '2026-06-08', termEndDate: '2026-08-08' });
  });

  it('moves a planned change of plan', () => {
    const life = zuoraLife();
    life.buy('2026-01-01', { plan: 'B2CANNUAL', months: 12 });
    life.order('2026-02-01', [
      {
        type: 'ChangePlan',
        changePlan: {
          productRatePlanId: 'rp-B2CANNUAL-EUR',
          newProductRatePlan: { productRatePlanId: 'rp-B2CMONTHLY-EUR' },
          subType: 'Downgrade',
        },
      },
    ]);
    life.order('2026-03-01', [today, resumingOn('2026-03-11')]);
    life.runThrough('2027-02-11');
    expect(life.invoices().slice(-2)).toEqual([
      ['2027-01-11', 1299],
      ['2027-02-11', 1299],
    ]);
  });

  it('can end earlier than was said, or be open at first', () => {
    const life = zuoraLife();
    life.buy('2026-01-01', { plan: 'B2CANNUAL', months: 12 });
    life.order('2026-04-01', [today]);
    expect(wireOf(life)).toMatchObject({ status: 'Suspended', resumeDate: null, termEndDate: '2027-01-01' });
    life.order('2026-04-02', [resumingOn('2026-07-01')]);
    expect(wireOf(life)).toMatchObject({ status: 'Suspended', termEndDate: '2027-04-02' });
    const placed = life.order('2026-04-11', [resumeToday], {
      runBilling: true,
      collectPayment: true,
      applyCredit: true,
    });
    expect(placed).toMatchObject({ ok: true, paidAmount: 0, subscriptions: [{ status: 'Active' }] });
    expect(wireOf(life)).toMatchObject({ termEndDate: '2027-01-11' });
    expect(life.invoices().at(-1)).toEqual(['2026-04-11', 5273]);
  });
});

describe('a pause within the term', () => {
  it('bills from its end the rest of the period, which keeps its days', () => {
    const life = zuoraLife();
    life.buy('2026-01-01', { plan: 'B2CANNUAL', months: 12 });
    life.order('2026-04-01', [today, resumingOn('2026-07-01', false)]);
    life.runThrough('2027-01-01');
    expect(life.invoices()).toEqual([
      ['2026-01-01', 6999],
      ['2026-04-01', -5273],
      ['2026-07-01', 3528],
      ['2027-01-01', 6999],
    ]);
    expect(life.payments().at(-1)).toEqual(['2027-01-01', 6999 - (5273 - 3528)]);
  });

  it('leaves out whole periods, and bills a part of the one in which it ends', () => {
    const life = zuoraLife();
    life.buy('2024-01-31', { months: 12 });
    life.order('2024-02-10', [afterLastInvoice, resumingOn('2024-05-10', false)]);
    life.runThrough('2024-06-30');
    expect(life.invoices()).toEqual([
      ['2024-01-31', 1299],
      // 21 of the 31 days from 30 April.
      ['2024-05-10', 880],
      ['2024-05-31', 1299],
      ['2024-06-30', 1299],
    ]);
  });
});

describe('a pause from an order that is not billed', () => {
  it('is in force at once, and credited by the billing run', () => {
    const life = zuoraLife();
    life.buy('2026-01-01', { plan: 'B2CANNUAL', months: 12 });
    life.order('2026-04-01', [today], {});
    expect(wireOf(life).status).toBe('Suspended');
    expect(life.invoices()).toHaveLength(1);
    life.runThrough('2026-04-01');
    expect(life.invoices().at(-1)).toEqual(['2026-04-01', -5273]);
  });
});

describe('while a subscription is paused, or about to be', () => {
  it('nothing but resuming is possible', () => {
    const life = zuoraLife();
    life.buy('2026-01-01', { plan: 'B2CANNUAL', months: 12 });
    life.order('2026-02-01', [
      suspending({ suspendPolicy: 'SpecificDate', suspendSpecificDate: '2026-03-01' }),
    ]);
    const terms: OrderAction = { type: 'TermsAndConditions', termsAndConditions: { autoRenew: false } };
    const cancelling: OrderAction = {
      type: 'CancelSubscription',
      cancelSubscription: { cancellationPolicy: 'EndOfCurrentTerm' },
    };
    for (const day of ['2026-02-02', '2026-03-02']) {
      life.runThrough(day);
      for (const action of [terms, cancelling, today]) {
        expect(reasonOf(life.order(day, [action]))).toContain('nothing but Resume');
      }
    }
    const resumed = life.order('2026-03-02', [resumeToday, cancelling]);
    expect(resumed).toMatchObject({ ok: true, subscriptions: [{ status: 'Cancelled' }] });
  });

  it('resuming and cancelling on one day costs nothing', () => {
    const life = zuoraLife();
    life.buy('2026-01-01', { plan: 'B2CANNUAL', months: 12 });
    life.order('2026-04-01', [today]);
    const now = { cancellationPolicy: 'SpecificDate' as const, cancellationEffectiveDate: '2026-05-01' };
    life.order('2026-05-01', [resumeToday, { type: 'CancelSubscription', cancelSubscription: now }]);
    expect(life.invoices().slice(1)).toEqual([
      ['2026-04-01', -5273],
      ['2026-05-01', 0],
    ]);
  });

  it('resuming with another plan bills that plan alone', () => {
    const life = zuoraLife();
    life.buy('2026-01-01', { plan: 'B2CANNUAL', months: 12 });
    life.order('2026-04-01', [today]);
    const change: OrderAction = {
      type: 'ChangePlan',
      changePlan: {
        productRatePlanId: 'rp-B2CANNUAL-EUR',
        newProductRatePlan: { productRatePlanId: 'rp-B2CMONTHLY-EUR' },
        effectivePolicy: 'EffectiveImmediately',
        resetBcd: true,
      },
    };
    life.order('2026-05-01', [resumeToday, change]);
    life.runThrough('2026-06-01');
    expect(life.invoices().slice(2)).toEqual([
      ['2026-05-01', 1299],
      ['2026-06-01', 1299],
    ]);
  });

  it('a suspension that has not begun can be undone', () => {
    const life = zuoraLife();
    life.buy('2026-01-01', {});
    const before = wireOf(life);
    life.order('2026-01-10', [afterLastInvoice, resumingOn('2026-03-01')]);
    life.order('2026-01-20', [resuming({ resumePolicy: 'SuspendDate' })]);
    expect(wireOf(life)).toEqual(before);
    life.runThrough('2026-02-01');
    expect(life.invoices().at(-1)).toEqual(['2026-02-01', 1299]);
  });

  it('a term that ends without a resumption ends the subscription', () => {
    const life = zuoraLife();
    life.buy('2026-01-01', {});
    life.order('2026-01-10', [today]);
    life.runThrough('2026-03-01');
    expect(life.invoices()).toEqual([
      ['2026-01-01', 1299],
      ['2026-01-10', -922],
    ]);
    expect(reasonOf(life.order('2026-03-01', [resumeToday]))).toContain('ended on 2026-02-01');
  });

  it('each of its days is told when it is ordered and when it comes', () => {
    const life = zuoraLife();
    life.buy('2026-01-01', {});
    life.order('2026-01-10', [
      afterLastInvoice,
      resuming({
        resumePolicy: 'FixedPeriodsFromSuspendDate',
        resumePeriods: 2,
        resumePeriodsType: 'Week',
        extendsTerm: true,
      }),
    ]);
    life.runThrough('2026-02-15');
    const days = life.told
      .filter(({ eventType }) => eventType.endsWith('ed') && !/Created|Posted|Processed/.test(eventType))
      .map(({ eventType, facts }) => [eventType, facts.effectiveDate]);
    expect(days).toEqual([
      ['SubscriptionSuspended', '2026-02-01'],
      ['SubscriptionResumed', '2026-02-15'],
      ['SubscriptionSuspended', '2026-02-01'],
      ['SubscriptionResumed', '2026-02-15'],
      ['SubscriptionRenewed', '2026-02-15'],
    ]);
  });

  it('a preview shows credit, second bill and what follows', () => {
    const life = zuoraLife();
    life.buy('2026-01-01', { plan: 'B2CANNUAL', months: 12 });
    const before = structuredClone(life.state);
    const previewed = life.preview('2026-04-01', [today, resumingOn('2026-07-01')]);
    expect(previewed).toMatchObject({
      ok: true,
      invoices: [
        { targetDate: '2026-04-01', amount: -5273 },
        { targetDate: '2026-07-01', amount: 5273 },
        { targetDate: '2027-04-02', amount: 6999 },
      ],
    });
    expect(life.state).toEqual(before);
  });
});

describe('a pause is refused', () => {
  it.each<[string, OrderAction[]]>([
    ['needs a date', [suspending({ suspendPolicy: 'SpecificDate' })]],
    ['needs a date', [today, resuming({ resumePolicy: 'FixedPeriodsFromToday' })]],
    ['begin in the past', [suspending({ suspendPolicy: 'SpecificDate', suspendSpecificDate: '2026-01-01' })]],
    ['not in the past', [today, resumingOn('2026-01-09')]],
    ['There is no suspension', [resumeToday]],
    ['extendsTerm moves its end', [today, resumingOn('2026-03-01', false)]],
    [
      'before its suspension',
      [{ type: 'TermsAndConditions', termsAndConditions: { autoRenew: false } }, afterLastInvoice],
    ],
  ])('%s', (reason, actions) => {
    const life = zuoraLife();
    life.buy('2026-01-01', {});
    expect(reasonOf(life.order('2026-01-10', actions))).toContain(reason);
    expect(life.subscription().pause).toBeUndefined();
  });
});
