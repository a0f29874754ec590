import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { addDays, addMonths, dayOf } from '../../../domain/days.ts';
import { billingSuite } from '../../../testing/billing-suite.ts';
import { membersOf } from '../../../testing/changes.ts';
import { advanceClock, moveClock, subscriptionsOf } from '../../../testing/sandbox-money.ts';
import { until } from '../../../testing/until.ts';
import type { VoucherTables } from '../../vouchers/repository.ts';

const { testApp, onPostgres } = await billingSuite();

onPostgres(() => {
  const { subscriber, show, shown, change, cancel, membership, paid, givenBack, mailsNamed, codeOf } =
    membersOf(testApp);
  const vouchers = () => testApp().database.db.$extendTables<VoucherTables>();
  const today = () => dayOf(testApp().clock.now());
  const family = { plan: 'B2CFAMILYA2022', upgrade: true };
  const renewOn = { kind: 'renewOn' };

  async function buy(userId: string, wish: object) {
    const quoteId = await testApp().quote(userId, wish);
    return testApp().buy(userId, { quoteId, refId: await testApp().card(userId) });
  }

  /** Takes the family plan for the day on which the present one ends; that day, and the number of the present one. */
  async function upgradeLater(
    userId: string,
    wish: object = family,
  ): Promise<{ day: string; number: string }> {
    const [present] = await subscriptionsOf(testApp().sandbox, `A-${userId}`);
    expect((await buy(userId, wish)).status).toBe(200);
    const { queued } = await membership(userId);
    return { day: queued?.startsOn ?? '', number: present?.subscriptionNumber ?? '' };
  }

  async function listed(userId: string, number: string) {
    const subscriptions = await subscriptionsOf(testApp().sandbox, `A-${userId}`);
    return subscriptions.find(({ subscriptionNumber }) => subscriptionNumber === number);
  }

  /** Our copy says the same before it is read again and after. */
  async function expectHeld(userId: string, held: object) {
    expect(await membership(userId)).toMatchObject(held);
    expect(await testApp().billing.refresh(userId, { announce: true })).toMatchObject({ ok: true });
    expect(await membership(userId)).toMatchObject(held);
  }

  test('the present plan does not renew, is not cancelled, and is shown to end as before', async () => {
    const userId = await subscriber();
    const day = addMonths(today(), 1);
    const { number } = await upgradeLater(userId);
    const listedAs = { status: 'Active', autoRenew: false, termEndDate: day };
    expect(await listed(userId, number)).toMatchObject(listedAs);
    await expectHeld(userId, {
      ...{ standing: 'ending', current: { plan: 'B2CMONTHLY', endDate: day } },
      queued: { plan: 'B2CFAMILYA2022', startsOn: day },
    });
    expect(await membership(userId)).not.toHaveProperty('renewable');
    expect(codeOf(await show(userId, renewOn))).toEqual([409, 'PLAN_QUEUED']);
    expect(mailsNamed(userId, 'cancellation')).toEqual([]);
  }, 60_000);

  test.each<[string, (userId: string) => Promise<unknown>]>([
    ['cancelled', cancel],
    [
      'withdrawn by the number of its contract',
      async (userId) => {
        const subscriptions = await subscriptionsOf(testApp().sandbox, `A-${userId}`);
        const contract = subscriptions.find(({ autoRenew }) => autoRenew)?.subscriptionNumber;
        const declared = { contract, endsOn: undefined, declaredAt: testApp().clock.now() };
        const ended = await testApp().billing.endContracts(userId, declared);
        expect(ended).toEqual({ outcome: 'calledOff' });
      },
    ],
  ])(
    'once the family plan is %s, the present one renews again, and is charged',
    async (_how, takeBack) => {
      const userId = await subscriber();
      const { day, number } = await upgradeLater(userId);
      await takeBack(userId);
      await expectHeld(userId, { standing: 'ending', current: { endDate: day }, renewable: true });
      await change(userId, renewOn);
      expect(await listed(userId, number)).toMatchObject({ status: 'Active', autoRenew: true });
      await expectHeld(userId, { standing: 'renewing', current: { plan: 'B2CMONTHLY' } });

      // Its end is told of once it is asked for: nothing takes its place any more.
      expect(mailsNamed(userId, 'cancellation')).toMatchObject([{ cancelled: { kind: 'queued' } }]);
      await change(userId, { kind: 'renewOff' });
      expect(mailsNamed(userId, 'cancellation').at(-1)).toMatchObject({
        cancelled: { kind: 'paid', accessUntil: day },
      });
      await change(userId, renewOn);
      await moveClock(testApp().sandbox, testApp().clock, `${day}T12:00:00.000Z`);
      await until(async () => (await paid(userId)).length === 2, 60_000);
      expect(await paid(userId)).toEqual([12.99, 12.99]);
    },
    120_000,
  );

  test.each([family, { plan: 'B2C14DANNUAL', begins: 'later' }])(
    'once $plan is taken back in one step, the present plan renews as before, and is charged',
    async (wish) => {
      const userId = await subscriber();
      const { day, number } = await upgradeLater(userId, wish);
      const next = { date: day, amount: { amount: 1299, currency: 'EUR' } };
      const { attributes } = await change(userId, { kind: 'cancelNext' });
      expect(attributes).toMatchObject({
        ...{ from: { plan: 'B2CMONTHLY' }, totalToday: { amount: 0 }, next, paidWith: { method: 'card' } },
        timeline: [{ kind: 'today' }, { ...next, kind: 'charge' }],
      });
      expect(attributes).not.toHaveProperty('renewable');
      expect(await listed(userId, number)).toMatchObject({ status: 'Active', autoRenew: true });
      const held = { standing: 'renewing', current: { plan: 'B2CMONTHLY', nextCharge: next } };
      await expectHeld(userId, held);
      expect(await membership(userId)).not.toHaveProperty('queued');
      // Only the next plan is told of as cancelled, and no end of the present one.
      const told = mailsNamed(userId, 'cancellation');
      expect(told).toMatchObject([{ cancelled: { kind: 'queued' } }]);
      expect(told[0]).not.toHaveProperty('cancelled.accessUntil');
      expect(mailsNamed(userId, 'subscriptionChanged')).toMatchObject([
        { plan: 'B2CMONTHLY', change: { kind: 'renewalOn' }, next },
      ]);
      await moveClock(testApp().sandbox, testApp().clock, `${day}T12:00:00.000Z`);
      await until(async () => (await paid(userId)).length === 2, 60_000);
      expect(await paid(userId)).toEqual([12.99, 12.99]);
    },
    120_000,
  );

  test('a renewal that was off before the family plan was taken stays off', async () => {
    const userId = await subscriber();
    await change(userId, { kind: 'renewOff' });
    const { day, number } = await upgradeLater(userId, { plan: 'B2CFAMILYA2022' });
    const { attributes } = await change(userId, { kind: 'cancelNext' });
    expect(attributes).toMatchObject({
      renewable: true,
      timeline: [{ kind: 'today' }, { date: day, kind: 'end' }],
    });
    expect(await listed(userId, number)).toMatchObject({ status: 'Active', autoRenew: false });
    await expectHeld(userId, { standing: 'ending', current: { endDate: day }, renewable: true });
  }, 60_000);

  test('after it was taken back, the family plan can be taken once more', async () => {
    const userId = await subscriber();
    const { day, number } = await upgradeLater(userId);
    await change(userId, { kind: 'cancelNext' });
    expect((await upgradeLater(userId)).day).toBe(day);
    expect(await listed(userId, number)).toMatchObject({ status: 'Active', autoRenew: false });
    await moveClock(testApp().sandbox, testApp().clock, `${day}T12:00:00.000Z`);
    await until(async () => (await paid(userId)).length === 2, 60_000);
    expect(await paid(userId)).toEqual([12.99, 99.99]);
  }, 120_000);

  test.each(['refund', 'withdraw'])(
    'a %s of the present plan goes by its own dates, and the family plan keeps its day',
    async (kind) => {
      const userId = await subscriber();
      await change(userId, { kind: 'changePlan', plan: 'B2C14DANNUAL' });
      const { day } = await upgradeLater(userId);
      const { attributes } = await shown(userId, { kind });
      expect(attributes).toMatchObject({ totalToday: { amount: -6999 }, to: { plan: 'B2CFAMILYA2022' } });
      await change(userId, { kind });
      expect(await givenBack(userId)).toBe(69.99);
      await expectHeld(userId, { standing: 'over', queued: { plan: 'B2CFAMILYA2022', startsOn: day } });
    },
    60_000,
  );

  test('the guarantee of the present plan is over on its own last day', async () => {
    const userId = await subscriber();
    await change(userId, { kind: 'changePlan', plan: 'B2C14DANNUAL' });
    await upgradeLater(userId);
    await advanceClock(testApp().sandbox, testApp().clock, 31);
    expect(codeOf(await show(userId, { kind: 'refund' }))).toEqual([409, 'NO_GUARANTEE']);
    expect(codeOf(await show(userId, { kind: 'withdraw' }))).toEqual([409, 'NO_WITHDRAWAL']);
  }, 60_000);

  test('a change that was planned for the present plan is withdrawn, also one planned since the offer', async () => {
    const userId = await subscriber();
    await change(userId, { kind: 'changePlan', plan: 'B2C14DANNUAL' });
    const quoteId = await testApp().quote(userId, family);
    await change(userId, { kind: 'changePlan', plan: 'B2CMONTHLY' });
    const outdated = await testApp().buy(userId, { quoteId, refId: await testApp().card(userId) });
    expect(codeOf(outdated)).toEqual([409, 'QUOTE_CHANGED']);
    await upgradeLater(userId);
    await change(userId, { kind: 'cancelNext' });
    await expectHeld(userId, { standing: 'renewing', current: { nextCharge: { amount: { amount: 6999 } } } });
    expect(await membership(userId)).not.toHaveProperty('planned');
  }, 60_000);

  test('free days are cancelled before their charge, and their voucher is given back once', async () => {
    const voucher = { code: 'TRYIT', percentOff: 30, months: 12, planCodes: null, zones: null };
    const always = { startsOn: null, endsOn: null, redemptionsAllowed: null };
    await vouchers()
      .insertInto('vouchers')
      .values({ ...voucher, ...always })
      .execute();
    const used = async () =>
      (
        await vouchers()
          .selectFrom('vouchers')
          .select('redemptions')
          .where('code', '=', voucher.code)
          .executeTakeFirstOrThrow()
      ).redemptions;
    const other = await subscriber();
    expect((await buy(other, { voucherCode: 'TRYIT', ...family })).status).toBe(200);
    const [trial, charged] = [randomUUID(), randomUUID()];
    expect((await buy(trial, { plan: 'B2C14DANNUAL', voucherCode: 'TRYIT' })).status).toBe(200);
    expect((await buy(charged, { plan: 'B2CMONTHLY', voucherCode: 'TRYIT' })).status).toBe(200);
    expect(await used()).toBe(3);

    const day = addDays(today(), 14);
    const { number } = await upgradeLater(trial);
    expect(await listed(trial, number)).toMatchObject({ status: 'Cancelled', termEndDate: day });
    expect(await used()).toBe(2);
    await expectHeld(trial, { standing: 'ending', current: { endDate: day }, queued: { startsOn: day } });
    await upgradeLater(charged);
    await testApp().billing.refresh(charged, { announce: true });
    expect(await used()).toBe(2);

    await change(trial, { kind: 'cancelNext' });
    expect(codeOf(await show(trial, renewOn))).toEqual([409, 'SUBSCRIPTION_CANCELLED']);
    expect(await membership(trial)).not.toHaveProperty('renewable');
    expect(await used()).toBe(2);
    expect((await buy(trial, { plan: 'B2CMONTHLY', voucherCode: 'TRYIT' })).status).toBe(200);
    expect(await used()).toBe(3);
    await advanceClock(testApp().sandbox, testApp().clock, 15);
    await until(async () => (await paid(trial)).length === 1, 60_000);
    expect(await paid(trial)).toEqual([9.09]);
  }, 120_000);
});
