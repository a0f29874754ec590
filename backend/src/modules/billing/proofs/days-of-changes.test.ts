import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, addMonths, dayOf } from '../../../domain/days.ts';
import { openBillingTestApp, type BillingTestApp } from '../../../testing/billing-test-app.ts';
import { membersOf } from '../../../testing/changes.ts';
import { advanceClock } from '../../../testing/sandbox-money.ts';
import { until } from '../../../testing/until.ts';

let testApp: BillingTestApp;
beforeAll(async () => {
  testApp = await openBillingTestApp();
}, 60_000);
afterAll(() => testApp.close(), 30_000);

const { subscriber, change, membership } = membersOf(() => testApp);
const euros = (amount: number) => ({ amount, currency: 'EUR' });
const advance = (days: number) => advanceClock(testApp.sandbox, testApp.clock, days);
const daysUntil = (day: string) => (Date.parse(day) - Date.parse(dayOf(testApp.clock.now()))) / 86_400_000;

// In this order: the clock only goes on.
test.each([
  ['31 January', '2027-01-31', '2027-02-28', '2027-03-31'],
  ['29 February', '2028-02-29', '2028-03-29', '2028-04-29'],
])(
  'changes on %s keep to the days that were shown',
  async (_what, day, next, resumed) => {
    await advance(daysUntil(day));
    const monthly = await subscriber();
    expect((await membership(monthly)).current?.nextCharge?.date).toBe(next);
    const pausing = await change(monthly, { kind: 'pause', months: 1 });
    expect(pausing.attributes).toMatchObject({ startsOn: next, until: resumed });
    expect((await membership(monthly)).current?.nextCharge?.date).toBe(resumed);

    const annual = await subscriber();
    const { attributes } = await change(annual, { kind: 'changePlan', plan: 'B2C14DANNUAL' });
    expect(attributes).toMatchObject({
      totalToday: euros(5700),
      next: { date: addMonths(day, 12), amount: euros(6999) },
    });
    expect((await membership(annual)).current?.nextCharge).toEqual(attributes.next);
    const later = await change(annual, { kind: 'changePlan', plan: 'B2CMONTHLY' });
    expect(later.attributes.startsOn).toBe(addMonths(day, 12));

    const trial = await subscriber('B2C14DANNUAL');
    const changed = await change(trial, { kind: 'changePlan', plan: 'B2CMONTHLY' });
    expect(changed.attributes.next?.date).toBe(addDays(day, 14));
    await advance(14);
    await until(
      async () => (await membership(trial)).current?.nextCharge?.date === addMonths(addDays(day, 14), 1),
    );
  },
  90_000,
);
