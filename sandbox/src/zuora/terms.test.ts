import { describe, expect, it } from 'vitest';
import { zuoraLife } from '../testing/zuora-life.ts';
import type { OrderAction, TermsAndConditions } from './order-action-schema.ts';
import { subscriptionWire } from './wire.ts';

const terms = (termsAndConditions: TermsAndConditions): OrderAction => ({
  type: 'TermsAndConditions',
  termsAndConditions,
});

describe('terms', () => {
  it('turn on the day of the month that they began on', () => {
    const life = zuoraLife();
    life.buy('2023-12-31', {});
    life.runThrough('2024-03-31');
    expect(life.invoices().map(([day]) => day)).toEqual([
      '2023-12-31',
      '2024-01-31',
      '2024-02-29',
      '2024-03-31',
    ]);
    expect(life.subscription()).toMatchObject({ termStartDate: '2024-03-31', termEndDate: '2024-04-30' });
  });

  it('end where renewal is off, and the subscription is active on the wire', () => {
    const life = zuoraLife();
    life.buy('2024-02-29', { plan: 'B2CANNUAL', months: 12 });
    life.order('2024-05-01', [terms({ autoRenew: false })]);
    expect(subscriptionWire(life.subscription())).toMatchObject({
      status: 'Active',
      autoRenew: false,
      termEndDate: '2025-02-28',
    });
    life.runThrough('2026-03-01');
    expect(life.invoices()).toHaveLength(1);
    expect(subscriptionWire(life.subscription())).toMatchObject({
      status: 'Active',
      termEndDate: '2025-02-28',
    });
    expect(life.told.at(-1)).toMatchObject({
      eventType: 'SubscriptionExpired',
      facts: { effectiveDate: '2025-02-28' },
    });
    const late = life.order('2026-03-01', [terms({ autoRenew: true })]);
    expect(late).toMatchObject({ ok: false, reasons: [{ message: expect.stringContaining('ended on') }] });
  });

  it('go on where renewal is on again before the end', () => {
    const life = zuoraLife();
    life.buy('2026-01-01', {});
    life.order('2026-01-02', [terms({ autoRenew: false })]);
    const placed = life.order('2026-01-20', [terms({ autoRenew: true })]);
    expect(placed).toMatchObject({ ok: true, paidAmount: 0, order: { invoiceNumbers: [] } });
    life.runThrough('2026-02-01');
    expect(life.invoices()).toHaveLength(2);
    const renewals = life.told.filter(({ eventType }) => eventType === 'SubscriptionTermsChanged');
    expect(renewals).toHaveLength(2);
  });

  it('change their length with the plan', () => {
    const life = zuoraLife();
    life.buy('2026-01-01', {});
    const year = { period: 12, periodType: 'Month' as const };
    life.order('2026-01-11', [
      {
        type: 'ChangePlan',
        changePlan: {
          productRatePlanId: 'rp-B2CMONTHLY-EUR',
          newProductRatePlan: { productRatePlanId: 'rp-B2CANNUAL-EUR' },
          subType: 'Upgrade',
          resetBcd: true,
        },
      },
      terms({ lastTerm: { ...year, termType: 'TERMED', startDate: '2026-01-11' }, renewalTerms: [year] }),
    ]);
    expect(subscriptionWire(life.subscription())).toMatchObject({
      termStartDate: '2026-01-11',
      termEndDate: '2027-01-11',
      currentTerm: 12,
      renewalTerm: 12,
    });
  });

  it('are not evergreen, nor over already', () => {
    const life = zuoraLife();
    life.buy('2026-01-01', {});
    const evergreen = { period: 1, periodType: 'Month' as const, termType: 'EVERGREEN' };
    const short = { period: 1, periodType: 'Day' as const };
    for (const refused of [
      { lastTerm: evergreen },
      { renewalSetting: 'RENEW_TO_EVERGREEN' },
      { lastTerm: short },
    ]) {
      expect(life.order('2026-01-11', [terms(refused)]).ok).toBe(false);
    }
  });
});
