import { beforeAll, expect, test } from 'vitest';
import { addDays, addMonths } from '../../../domain/days.ts';
import { seedVouchers } from '../../../seeds/vouchers.ts';
import { billingSuite } from '../../../testing/billing-suite.ts';
import { membersOf } from '../../../testing/changes.ts';
import { studentsOf } from '../../../testing/students.ts';
import { until } from '../../../testing/until.ts';

const { testApp, onPostgres } = await billingSuite();

onPostgres(() => {
  const { shown, change, membership, mailsNamed } = membersOf(testApp);
  const { euros, today, travelTo, verify, student, buy, charges } = studentsOf(testApp);
  const wish = { kind: 'studentPrice' };

  beforeAll(() => seedVouchers(testApp().database.db, today()));

  test('who is verified again and does not keep the price is told a day later, and in the last week', async () => {
    const [forgetting, keeping] = [await student(), await student()];
    const end = addMonths(addDays(today(), 14), 12);
    await travelTo(addDays(end, -20));
    await verify(forgetting);
    await verify(keeping);
    await change(keeping, wish);
    const told = () => mailsNamed(forgetting, 'studentVerified');
    await travelTo(addDays(end, -19));
    await until(() => told().length === 1);
    const charge = { date: end, amount: euros(6999) };
    expect(told()).toEqual([{ firstName: 'Nora', plan: 'B2C14DANNUAL', charge }]);
    await travelTo(addDays(end, -6));
    await until(() => told().length === 2);
    expect(told()[1]).toMatchObject({ charge, last: true });
    // Those that wait for the mail server are stopped once the year is ordered.
    const waiting = () =>
      testApp().mails.filter(({ to, mail }) => {
        return to.startsWith(forgetting) && ['studentVerified', 'discountReminder'].includes(mail);
      });
    const stopped = () => Promise.all(waiting().map((mail) => testApp().billing.isMailStopped(mail)));
    expect(new Set(await stopped())).toEqual(new Set([false]));
    await change(forgetting, wish);
    expect(new Set(await stopped())).toEqual(new Set([true]));
    await travelTo(addDays(end, -1));
    expect(told()).toHaveLength(2);
    expect(mailsNamed(keeping, 'studentVerified')).toEqual([]);
  }, 90_000);

  test('it is said where a plan is changed, paused or chosen that the price for students ends', async () => {
    const userId = await student();
    const first = addDays(today(), 14);
    const end = addMonths(first, 12);
    const { students } = testApp().billing.changes;
    await travelTo(addDays(first, 1));
    expect((await shown(userId, { kind: 'changePlan', plan: 'B2CFAMILYA2022' })).attributes).toMatchObject({
      studentPriceEnds: { date: today(), amount: euros(9999) },
    });
    expect((await shown(userId, { kind: 'changePlan', plan: 'B2CMONTHLY' })).attributes).toMatchObject({
      studentPriceEnds: { date: end, amount: euros(1299) },
    });
    expect((await shown(userId, { kind: 'pause', months: 1 })).attributes).toMatchObject({
      studentPriceEnds: { date: end, amount: euros(6999) },
    });
    expect(await students.priceUntil(userId)).toBe(end);
    await change(userId, { kind: 'changePlan', plan: 'B2CFAMILYA2022' });
    expect(await students.priceUntil(userId)).toBeUndefined();
  }, 60_000);

  test('after a plan that has ended, each further verification buys one year, and none buys two', async () => {
    const userId = await student();
    const quote = { plan: 'B2C14DANNUAL', country: 'DE', voucherCode: 'STUDENT50' };
    const quoted = async () =>
      (await testApp().post(userId, '/subscription/payments/web/quotes', quote)).body.data?.attributes;
    await travelTo(addDays(today(), 350));
    await verify(userId);
    // Used for the second year of the plan.
    await change(userId, wish);
    await change(userId, { kind: 'renewOff' });
    await travelTo(addDays(today(), 40));
    expect((await membership(userId)).current).toBeUndefined();
    expect(await testApp().billing.changes.students.priceStandingOf(userId)).toBeUndefined();
    expect(await quoted()).toMatchObject({ voucher: { reason: 'alreadyUsed' } });
    await verify(userId);
    expect(await quoted()).toMatchObject({ voucher: { status: 'applied' } });
    await buy(userId);
    await travelTo(addDays(today(), 20));
    expect((await charges(userId)).map(([, amount]) => amount)).toEqual([34.99, 34.99]);
    await change(userId, { kind: 'renewOff' });
    expect(await quoted()).toMatchObject({ voucher: { reason: 'alreadyUsed' } });
  }, 90_000);
});
