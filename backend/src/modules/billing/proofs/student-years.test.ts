import { beforeAll, expect, test } from 'vitest';
import { addDays, addMonths } from '../../../domain/days.ts';
import { seedVouchers } from '../../../seeds/vouchers.ts';
import { insertAccount } from '../../../testing/accounts.ts';
import { billingSuite } from '../../../testing/billing-suite.ts';
import { cards } from '../../../testing/cards.ts';
import { membersOf } from '../../../testing/changes.ts';
import { studentsOf } from '../../../testing/students.ts';
import { mailsOf } from '../../../testing/mails-of.ts';
import { changeMethod, typeCard } from '../../../testing/sandbox-money.ts';
import { until } from '../../../testing/until.ts';
import type { VoucherTables } from '../../vouchers/repository.ts';
import { createChangeRepository } from '../changes/repository.ts';
import type { BillingTables } from '../tables.ts';

const { testApp, onPostgres } = await billingSuite();

onPostgres(() => {
  const { show, shown, confirm, change, membership, mailsNamed, codeOf } = membersOf(testApp);
  const wish = { kind: 'studentPrice' };
  const { euros, today, travelTo, verify, student, buy, charges } = studentsOf(testApp);

  beforeAll(() => seedVouchers(testApp().database.db, today()));

  const standing = (userId: string) => testApp().billing.changes.students.priceStandingOf(userId);

  /** Waits for the mail that tells of the first ordinary charge. */
  async function told(userId: string, date: string) {
    const mails = () => mailsOf(testApp(), userId, 'discountReminder') as { charge: { date: string } }[];
    await until(() => mails().some(({ charge }) => charge.date === date));
    expect(mails().filter(({ charge }) => charge.date === date)).toEqual([
      expect.objectContaining({ student: true, charge: { date, amount: euros(6999) } }),
    ]);
  }

  test('over the years each charge is at the price that was told, on the day that it always was', async () => {
    await travelTo('2027-01-17');
    const ending = await student();
    await travelTo('2027-11-29');
    expect(await standing(ending)).toEqual({
      ...{ standing: 'running', until: '2028-01-31', renewableFrom: '2027-11-30', renewed: false },
      next: { date: '2028-01-31', amount: euros(6999) },
      ordinary: { date: '2028-01-31', amount: euros(6999) },
    });
    expect(codeOf(await show(ending, wish))).toEqual([409, 'STUDENT_PRICE_RUNS']);
    expect((await show(ending, wish)).body.errors?.[0]?.data).toEqual({ renewal_date: '2027-11-30' });
    await travelTo('2027-11-30');
    // The verification of the first year is not one of the second.
    expect(codeOf(await show(ending, wish))).toEqual([409, 'STUDENT_NOT_VERIFIED']);
    await travelTo('2028-01-02');
    await told(ending, '2028-01-31');

    // What it would cost is shown before the verification.
    expect(await standing(ending)).toEqual({
      ...{ standing: 'renewable', since: '2027-11-30', until: '2028-01-31', lapsed: false },
      first: { date: '2028-01-31', amount: euros(3499) },
      ordinary: { date: '2029-01-31', amount: euros(6999) },
    });
    await verify(ending);
    const { attributes, id } = await shown(ending, wish);
    expect(attributes).toMatchObject({
      ...{ kind: 'studentPrice', startsOn: '2028-01-31', until: '2029-01-31', totalToday: euros(0) },
      next: { date: '2028-01-31', amount: euros(3499) },
      timeline: [
        { date: '2028-01-02', kind: 'today', amount: euros(0) },
        { date: '2028-01-31', kind: 'charge', amount: euros(3499) },
        { date: '2029-01-31', kind: 'ordinary', amount: euros(6999) },
      ],
    });
    expect(codeOf(await confirm(ending, id))).toEqual([200, undefined]);
    expect((await membership(ending)).current).toMatchObject({
      nextCharge: { date: '2028-01-31', amount: euros(3499) },
      afterDiscount: { date: '2029-01-31', amount: euros(6999) },
    });
    expect(mailsNamed(ending, 'subscriptionChanged')).toMatchObject([
      {
        change: {
          kind: 'studentPrice',
          day: '2028-01-31',
          after: { date: '2029-01-31', amount: euros(6999) },
        },
        next: { date: '2028-01-31', amount: euros(3499) },
      },
    ]);
    expect(await standing(ending)).toMatchObject({
      ...{ standing: 'running', renewed: true, renewableFrom: '2028-11-30' },
      next: { amount: euros(3499) },
      ordinary: { date: '2029-01-31' },
    });
    expect((await show(ending, wish)).body.errors?.[0]).toMatchObject({
      ...{ code: 'STUDENT_PRICE_RUNS', data: { renewal_date: '2028-11-30' } },
    });

    await travelTo('2028-02-15');
    const leap = await student();
    await travelTo('2028-12-01');
    await travelTo('2029-01-05');
    await told(ending, '2029-01-31');
    await verify(leap);
    await change(leap, wish);
    await travelTo('2029-02-05');
    expect(await standing(ending)).toMatchObject({
      ...{ standing: 'renewable', lapsed: true, first: { date: '2030-01-31', amount: euros(3499) } },
    });
    await verify(ending);
    // The ordinary price was charged meanwhile: the next charge is at the price for students again.
    expect((await change(ending, wish)).attributes).toMatchObject({
      ...{ startsOn: '2030-01-31', until: '2031-01-31', next: { amount: euros(3499) } },
    });
    await travelTo('2029-12-31');
    await verify(leap);
    expect((await change(leap, wish)).attributes).toMatchObject({
      startsOn: '2030-02-28',
      until: '2031-02-28',
    });
    await travelTo('2030-03-01');
    await travelTo('2031-01-05');
    await told(ending, '2031-01-31');
    await travelTo('2031-01-30');
    await told(leap, '2031-02-28');
    await travelTo('2032-03-01');
    expect(await charges(ending)).toEqual([
      ['2027-01-31', 34.99, 0],
      ['2028-01-31', 34.99, 0],
      ['2029-01-31', 69.99, 0],
      ['2030-01-31', 34.99, 0],
      ['2031-01-31', 69.99, 0],
      ['2032-01-31', 69.99, 0],
    ]);
    expect(await charges(leap)).toEqual([
      ['2028-02-29', 34.99, 0],
      ['2029-02-28', 34.99, 0],
      ['2030-02-28', 34.99, 0],
      ['2031-02-28', 69.99, 0],
      ['2032-02-29', 69.99, 0],
    ]);
  }, 240_000);

  test('twenty presses in two tabs renew the price once, with one mail', async () => {
    const userId = await student();
    const first = addDays(today(), 14);
    await travelTo(addDays(addMonths(first, 12), -20));
    await verify(userId);
    const [one, other] = [await shown(userId, wish), await shown(userId, wish)];
    const ids = Array.from({ length: 20 }, (_, press) => (press % 2 === 0 ? one.id : other.id));
    const answers = await Promise.all(ids.map((id) => confirm(userId, id)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(mailsNamed(userId, 'subscriptionChanged')).toHaveLength(1);

    // A third tab was drawn before, and the copy of the subscription is as it was then.
    const tables = testApp().database.db.$extendTables<BillingTables>();
    const made = await tables
      .selectFrom('subscriptionChanges')
      .selectAll()
      .where('userId', '=', userId)
      .where('state', '=', 'succeeded')
      .executeTakeFirstOrThrow();
    const { subscriptionId, wish: wished, content, offer, fingerprint, basis, expiresAt } = made;
    const drawn = { subscriptionId, wish: wished, content, offer, fingerprint, basis };
    const late = await createChangeRepository(tables).keep(userId, drawn, expiresAt);
    const order = { orderBody: {}, confirmedAt: new Date() };
    const prepared = await tables
      .transaction()
      .execute((trx) => createChangeRepository(trx).prepare(trx, late.id, order));
    expect(prepared).toBeUndefined();
    await travelTo(addMonths(first, 36));
    expect((await charges(userId)).map(([, amount]) => amount)).toEqual([34.99, 34.99, 69.99, 69.99]);
  }, 120_000);

  test('a price that was kept, and taken off by the billing company since, is said not to be possible here', async () => {
    const userId = await student();
    await travelTo(addDays(addMonths(addDays(today(), 14), 12), -20));
    await verify(userId);
    const { id } = await shown(userId, wish);
    const tables = testApp().database.db.$extendTables<BillingTables>();
    const changes = tables.selectFrom('subscriptionChanges').selectAll().where('id', '=', id);
    const {
      subscriptionId,
      wish: wished,
      content,
      offer,
      fingerprint,
      basis,
      expiresAt,
    } = await changes.executeTakeFirstOrThrow();
    const drawn = { subscriptionId, wish: wished, content, offer, fingerprint, basis };
    const earlier = await createChangeRepository(tables).keep(userId, drawn, expiresAt);
    const touched = (touchedAt: Date) =>
      tables
        .updateTable('subscriptionChanges')
        .set({ state: 'succeeded', touchedAt })
        .where('id', '=', earlier.id)
        .execute();
    await touched(new Date(Date.now() - 600_000));
    expect(codeOf(await confirm(userId, id))).toEqual([409, 'PLAN_NOT_CHANGEABLE']);
    // One of a moment ago may be newer than what was read.
    await touched(new Date());
    expect(codeOf(await confirm(userId, id))).toEqual([200, undefined]);
    expect(mailsNamed(userId, 'subscriptionChanged')).toEqual([]);
  }, 60_000);

  test.each(['refund', 'withdraw'])(
    'after a %s the price can be had again within the verified year',
    async (kind) => {
      const userId = await student();
      await travelTo(addDays(today(), kind === 'refund' ? 16 : 2));
      await change(userId, { kind });
      await buy(userId);
    },
    60_000,
  );

  test('after free days that were cancelled the price can be had again', async () => {
    const userId = await student();
    const { current } = await membership(userId);
    const path = `/subscription/payments/web/subscriptions/${current?.subscriptionId ?? ''}/cancel`;
    expect((await testApp().post(userId, path, {})).status).toBe(200);
    await buy(userId);
  }, 60_000);

  test('a plan that was queued at the price and taken back leaves the price of the one that runs', async () => {
    const userId = await student();
    await travelTo(addDays(addMonths(today(), 12), -6));
    await verify(userId);
    await change(userId, { kind: 'renewOff' });
    await buy(userId);
    await change(userId, { kind: 'cancelNext' });
    await change(userId, { kind: 'renewOn' });
    expect(await standing(userId)).toMatchObject({ standing: 'renewable' });
    expect((await change(userId, wish)).attributes).toMatchObject({ next: { amount: euros(3499) } });
  }, 60_000);

  test('a price that was paid for is not given back by the end of its plan', async () => {
    const userId = await student();
    await travelTo(addDays(today(), 370));
    await change(userId, { kind: 'renewOff' });
    expect(await standing(userId)).toEqual({ standing: 'blocked', reason: 'renewalOff' });
    const quote = { plan: 'B2C14DANNUAL', country: 'DE', voucherCode: 'STUDENT50' };
    const quoted = await testApp().post(userId, '/subscription/payments/web/quotes', quote);
    expect(quoted.body.data?.attributes).toMatchObject({ voucher: { reason: 'alreadyUsed' } });
  }, 60_000);

  test('a discount that was used is not given back by a charge that fails after it', async () => {
    const userId = await insertAccount(testApp().database.db);
    const code = 'FREEMONTHS';
    const anywhere = { planCodes: null, zones: null, startsOn: null, endsOn: null, redemptionsAllowed: 1 };
    await testApp()
      .database.db.$extendTables<VoucherTables>()
      .insertInto('vouchers')
      .values({ code, percentOff: 100, months: 2, ...anywhere })
      .execute();
    const wish = { plan: 'B2CMONTHLY', country: 'DE', voucherCode: code };
    const quote = () => testApp().post(userId, '/subscription/payments/web/quotes', wish);
    const refOf = async (number?: string) => {
      const page = await testApp().post(userId, '/subscription/payments/web/payment-pages', {});
      return typeCard(String(page.body.data?.attributes.src), number, 2040);
    };
    const quoteId = (await quote()).body.data?.id ?? '';
    expect((await testApp().buy(userId, { quoteId, refId: await refOf() })).status).toBe(200);
    await changeMethod(testApp().sandbox, `A-${userId}`, await refOf(cards.declined));
    await travelTo(addDays(today(), 100));
    await until(async () => (await membership(userId)).current === undefined);
    expect((await quote()).body.data?.attributes).toMatchObject({ voucher: { status: 'refused' } });
  }, 60_000);
});
