import { describe, expect, it } from 'vitest';
import { zuoraLife } from '../testing/zuora-life.ts';
import type { OrderAction } from './order-action-schema.ts';
import { subscriptionWire } from './wire.ts';

const pausedUntil = (resumeSpecificDate: string): OrderAction[] => [
  { type: 'Suspend', suspend: { suspendPolicy: 'EndOfLastInvoicePeriod' } },
  { type: 'Resume', resume: { resumePolicy: 'SpecificDate', resumeSpecificDate, extendsTerm: true } },
];

describe('a pause that extends the term', () => {
  it('can begin with the next period, and moves the billing day by its days alone', () => {
    const life = zuoraLife();
    life.buy('2024-01-31', {});
    life.order('2024-02-10', pausedUntil('2024-03-31'));
    expect(subscriptionWire(life.subscription())).toMatchObject({
      status: 'Active',
      suspendDate: '2024-02-29',
    });
    life.runThrough('2024-06-30');
    expect(life.invoices()).toEqual([
      ['2024-01-31', 1299],
      ['2024-03-31', 1299],
      ['2024-04-30', 1299],
      ['2024-05-31', 1299],
      ['2024-06-30', 1299],
    ]);
    expect(life.subscription()).toMatchObject({ termStartDate: '2024-06-30', termEndDate: '2024-07-31' });
  });

  it('keeps a billing day that the month in which it ends does not have', () => {
    const life = zuoraLife();
    life.buy('2028-01-31', {});
    life.order('2028-02-04', pausedUntil('2028-04-30'));
    life.runThrough('2028-07-30');
    expect(life.invoices()).toEqual([
      ['2028-01-31', 1299],
      ['2028-04-30', 1299],
      ['2028-05-31', 1299],
      ['2028-06-30', 1299],
    ]);
    expect(life.subscription()).toMatchObject({ termStartDate: '2028-06-30', termEndDate: '2028-07-31' });
  });
});
