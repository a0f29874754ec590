import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { addDays, addMonths } from '../../../domain/days.ts';
import { billingSuite } from '../../../testing/billing-suite.ts';
import { membersOf } from '../../../testing/changes.ts';
import { creditedMembersOf } from '../../../testing/credited-members.ts';
import { changeAddress, invoicesOf } from '../../../testing/sandbox-money.ts';
import { until } from '../../../testing/until.ts';
import type { BillingTables } from '../tables.ts';

const { testApp, onPostgres } = await billingSuite();

onPostgres(() => {
  const { euros, today, travelTo, member, give, membership, paid } = creditedMembersOf(testApp);
  const { mailsNamed, shown, change, givenBack } = membersOf(testApp);
  const now = (amount: number) => ({ creditable: 'now', worth: euros(amount), tax: 'included' });
  const monthOf = (userId: string) => testApp().billing.monthOf(userId);
  const balanceOf = async (userId: string) => {
    const invoices = await invoicesOf(testApp().sandbox, `A-${userId}`);
    return Math.round(invoices.reduce((sum, { balance }) => sum + balance, 0) * 100);
  };

  test('a monthly plan is charged less by two months, and an annual one by one, as it was told before', async () => {
    const [monthly, annual] = [await member({}), await member({ plan: 'B2C14DANNUAL' })];
    const bought = today();
    expect(await monthOf(annual)).toEqual({
      month: now(584),
      nextCharge: { date: addDays(bought, 14), amount: euros(6999) },
    });
    // 12.99 twice, and 69.99 / 12 rounded up.
    for (const key of [randomUUID(), randomUUID()]) {
      expect(await give(monthly, key)).toEqual({ outcome: 'given', amount: euros(1299) });
    }
    expect(await give(annual, randomUUID())).toEqual({ outcome: 'given', amount: euros(584) });

    const firstCharge = { date: addDays(bought, 14), amount: euros(6415), credit: euros(584) };
    expect(await monthOf(annual)).toEqual({ month: now(584), credit: euros(584), nextCharge: firstCharge });
    expect(await membership(annual)).toMatchObject({
      current: { nextCharge: firstCharge },
      timeline: [{ kind: 'start' }, { kind: 'reminder' }, { kind: 'charge', amount: euros(6415) }],
    });
    const renewal = (months: number) => addMonths(bought, months);
    const nothing = { date: renewal(1), amount: euros(0), credit: euros(1299) };
    expect(await monthOf(monthly)).toEqual({ month: now(1299), credit: euros(2598), nextCharge: nothing });

    await travelTo(addDays(bought, 11));
    await until(() => mailsNamed(annual, 'trialReminder').length === 1);
    await travelTo(addDays(bought, 14));
    await until(() => mailsNamed(annual, 'receipt').length === 1);
    expect(await paid(annual)).toEqual([64.15]);
    expect(mailsNamed(annual, 'trialReminder')).toMatchObject([{ charge: firstCharge }]);
    expect(mailsNamed(annual, 'receipt')).toMatchObject([
      {
        amount: euros(6415),
        lines: [
          { kind: 'plan', amount: euros(6999) },
          { kind: 'creditUsed', amount: euros(-584) },
        ],
      },
    ]);
    expect(await monthOf(annual)).toMatchObject({ nextCharge: { amount: euros(6999) } });
    expect(await monthOf(annual)).not.toHaveProperty('credit');

    await travelTo(renewal(3));
    await until(async () => (await monthOf(monthly)).nextCharge?.date === renewal(4));
    // The two renewals between cost nothing.
    expect(await paid(monthly)).toEqual([12.99, 12.99]);
    await until(() => mailsNamed(monthly, 'receipt').length === 2);
    expect(await balanceOf(monthly)).toBe(0);
    expect((await membership(monthly)).current?.nextCharge).toEqual({
      ...{ date: renewal(4), amount: euros(1299) },
    });
    const history = await testApp().billing.historyOf(monthly);
    expect(history.payments).toHaveLength(2);
  }, 90_000);

  test('where tax is added, it is credited as well, and what is told is what is charged', async () => {
    const userId = await member({ country: 'US', postalCode: '33101' });
    const dollars = (amount: number) => ({ amount, currency: 'USD' });
    const [charged = 0] = await paid(userId);
    expect(await give(userId, randomUUID())).toEqual({
      ...{ outcome: 'given', amount: dollars(Math.round(charged * 100)) },
    });
    expect(await monthOf(userId)).toMatchObject({
      month: { creditable: 'now', worth: dollars(1299), tax: 'added' },
      nextCharge: { amount: dollars(0) },
    });
    await travelTo(addMonths(today(), 1));
    await until(async () => (await monthOf(userId)).credit === undefined);
    expect(await paid(userId)).toEqual([charged]);
    expect(await balanceOf(userId)).toBe(0);
  }, 60_000);

  test('what credit has paid of a plan is credit again when that is given back, and the rest goes to the card', async () => {
    const userId = await member({ plan: 'B2C14DANNUAL' });
    await give(userId, randomUUID());
    await travelTo(addDays(today(), 14));
    await until(async () => (await paid(userId)).length === 1);
    const { attributes } = await shown(userId, { kind: 'refund' });
    expect(attributes).toMatchObject({
      totalToday: euros(-6415),
      lines: [
        { kind: 'credit', amount: euros(-6999) },
        { kind: 'tax' },
        { kind: 'keptAsCredit', amount: euros(584) },
      ],
    });
    await change(userId, { kind: 'refund' });
    expect(await givenBack(userId)).toBe(64.15);
    expect(await monthOf(userId)).toEqual({ month: { creditable: 'noPlan' }, credit: euros(584) });
  }, 60_000);

  test('what credit has paid before a change of plan does not go to the card when the new plan is given back', async () => {
    const userId = await member({});
    await give(userId, randomUUID());
    await travelTo(addMonths(today(), 1));
    await until(async () => (await monthOf(userId)).credit === undefined);
    await travelTo(addDays(today(), 1));
    await change(userId, { kind: 'changePlan', plan: 'B2C14DANNUAL' });
    const [, upgraded = 0] = await paid(userId);
    expect(upgraded).toBeLessThan(69.99);
    const { attributes } = await shown(userId, { kind: 'refund' });
    const unused = 6999 - Math.round(upgraded * 100);
    expect(attributes).toMatchObject({ totalToday: euros(-6999 + unused) });
    expect(attributes.lines).toContainEqual({ kind: 'keptAsCredit', amount: euros(unused) });
    await change(userId, { kind: 'refund' });
    expect(await givenBack(userId)).toBe(upgraded);
    expect(await monthOf(userId)).toMatchObject({ credit: euros(unused) });
  }, 60_000);

  test('what credit has paid does not go to the card by way of two changes of plan, days apart', async () => {
    const userId = await member({});
    await give(userId, randomUUID());
    await travelTo(addMonths(today(), 1));
    await until(async () => (await monthOf(userId)).credit === undefined);
    for (const plan of ['B2C14DANNUAL', 'B2CFAMILYA2022']) {
      await travelTo(addDays(today(), 1));
      await change(userId, { kind: 'changePlan', plan });
    }
    await change(userId, { kind: 'refund' });
    const [, ...paidByCard] = await paid(userId);
    expect(paidByCard).toHaveLength(2);
    expect(await givenBack(userId)).toBeCloseTo(paidByCard.reduce((sum, each) => sum + each, 0));
  }, 60_000);

  test('what was paid before a change of plan goes to the card when the new plan is given back', async () => {
    const userId = await member({});
    await travelTo(addDays(today(), 1));
    await change(userId, { kind: 'changePlan', plan: 'B2C14DANNUAL' });
    const { attributes } = await shown(userId, { kind: 'refund' });
    expect(attributes).toMatchObject({ totalToday: euros(-6999) });
  }, 60_000);

  test('a plan that was changed at once is charged in full, and its next charge is less', async () => {
    const userId = await member({});
    await give(userId, randomUUID());
    const { attributes } = await shown(userId, { kind: 'changePlan', plan: 'B2C14DANNUAL' });
    const { next } = attributes;
    expect(next).toMatchObject({ amount: euros(5700), credit: euros(1299) });
    await change(userId, { kind: 'changePlan', plan: 'B2C14DANNUAL' });
    expect((await membership(userId)).current?.nextCharge).toEqual(next);
    expect((await monthOf(userId)).month).toEqual(now(584));
  }, 60_000);

  test('an account that has moved keeps its credit', async () => {
    const userId = await member({});
    await give(userId, randomUUID());
    await changeAddress(testApp().sandbox, `A-${userId}`, { country: 'FR' });
    await testApp().billing.refresh(userId, { announce: true });
    expect(await monthOf(userId)).toMatchObject({ credit: euros(1299), nextCharge: { amount: euros(0) } });
  }, 60_000);

  test('the invoices of a month and of a charge that it pays say so', async () => {
    const userId = await member({});
    await give(userId, randomUUID());
    await travelTo(addMonths(today(), 1));
    await until(async () => (await monthOf(userId)).credit === undefined);
    const listed = await testApp().billing.invoices.list(userId);
    if (!listed.ok) throw new Error('The list was refused.');
    const read = await Promise.all(
      listed.value.invoices.map(({ number }) => testApp().billing.invoices.find(userId, number)),
    );
    const byKind = read.flatMap((found) => (found.ok ? [found.value] : []));
    expect(byKind).toMatchObject([
      { kind: 'invoice', total: euros(1299), payments: [], creditUsed: euros(1299) },
      { kind: 'credit', total: euros(-1299), lines: [{ kind: 'month', net: euros(-1092) }] },
      { kind: 'invoice', total: euros(1299), payments: [{ amount: euros(1299) }] },
    ]);
  }, 60_000);

  test('a friend whose plan is bought, paid and past its window is told to have stayed', async () => {
    const friend = await member({ plan: 'B2C14DANNUAL' });
    const { id } = await testApp()
      .database.db.$extendTables<BillingTables>()
      .selectFrom('purchases')
      .select('id')
      .where('userId', '=', friend)
      .executeTakeFirstOrThrow();
    const free = addDays(today(), 14);
    expect(await testApp().billing.stayOf(friend, id)).toEqual({ stands: 'free', until: free });
    await travelTo(free);
    await until(async () => (await paid(friend)).length === 1);
    await testApp().billing.refresh(friend, { announce: true });
    const refundable = { stands: 'refundable', until: addDays(free, 31) };
    expect(await testApp().billing.stayOf(friend, id)).toEqual(refundable);
    expect(await testApp().billing.stayOf(randomUUID(), id)).toEqual({ stands: 'left' });
  }, 60_000);
});
