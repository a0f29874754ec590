import { expect, test } from 'vitest';
import { dayOf } from '../../../domain/days.ts';
import { billingSuite } from '../../../testing/billing-suite.ts';
import { membersOf } from '../../../testing/changes.ts';
import { approveAtPayPal, changeMethod, moveClock, typeCard } from '../../../testing/sandbox-money.ts';
import { until } from '../../../testing/until.ts';
import type { BillingTables } from '../tables.ts';

const { testApp, onPostgres } = await billingSuite();

onPostgres(() => {
  const { subscriber, change, membership } = membersOf(testApp);
  const travelTo = (day: string) => moveClock(testApp().sandbox, testApp().clock, `${day}T12:00:00Z`);
  const replace = (userId: string, paymentMethod: object) =>
    testApp().post(userId, '/subscription/payments/web/payment-methods', { paymentMethod });
  const tables = () => testApp().database.db.$extendTables<BillingTables>();

  /** All that were asked for: the key is not needed to send one. */
  const told = (userId: string) =>
    testApp().mails.filter(({ to, mail }) => to.startsWith(userId) && mail === 'cardReminder');

  /** A card that ends with December of a year. */
  async function cardUntil(userId: string, year: number): Promise<string> {
    const page = await testApp().post(userId, '/subscription/payments/web/payment-pages', {});
    return typeCard(String(page.body.data?.attributes.src), undefined, year);
  }

  /** A member whose card ends with December of a year. */
  async function member(year: number): Promise<string> {
    const userId = await subscriber();
    const refId = await cardUntil(userId, year);
    expect((await replace(userId, { type: 'ZUORA', refId })).status).toBe(200);
    return userId;
  }

  async function payByPayPal(userId: string): Promise<void> {
    const asked = await testApp().post(userId, '/subscription/payments/web/paypal-approvals', {
      page: 'changePayment',
      language: 'en',
    });
    const { token, approveUrl } = asked.body.data?.attributes as { token: string; approveUrl: string };
    await approveAtPayPal(approveUrl);
    await testApp().post(userId, `/subscription/payments/web/paypal-approvals/${token}/complete`, {});
    expect((await replace(userId, { type: 'PAYPAL', token })).status).toBe(200);
  }

  const cardOf = async (userId: string) =>
    (
      await tables()
        .selectFrom('billingAccounts')
        .select('card')
        .where('userId', '=', userId)
        .executeTakeFirstOrThrow()
    ).card;

  test('a card that ends is told of once, from the first day of its last month', async () => {
    const year = Number(dayOf(testApp().clock.now()).slice(0, 4)) + 1;
    const validUntil = `${year}-12`;
    const [told1, unread, replaced, replacedElsewhere, ending, paypal] = [
      await member(year),
      await member(year),
      await member(year),
      await member(year),
      await member(year),
      await member(year),
    ];
    expect(await cardOf(told1)).toMatchObject({ validUntil });
    await travelTo(`${year}-11-30`);
    await replace(replaced, { type: 'ZUORA', refId: await cardUntil(replaced, year + 3) });
    expect(await cardOf(replaced)).toMatchObject({ validUntil: `${year + 3}-12` });
    // Our copy does not know of it.
    await changeMethod(
      testApp().sandbox,
      `A-${replacedElsewhere}`,
      await cardUntil(replacedElsewhere, year + 3),
    );
    await change(ending, { kind: 'renewOff' });
    await payByPayPal(paypal);
    expect(await cardOf(paypal)).toEqual({});
    await tables().updateTable('billingAccounts').set({ card: null }).where('userId', '=', unread).execute();
    const everyone = [told1, unread, replaced, replacedElsewhere, ending, paypal];
    const counts = () => everyone.map((userId) => told(userId).length);
    expect(counts()).toEqual([0, 0, 0, 0, 0, 0]);

    await travelTo(`${year}-12-01`);
    await until(() => told(told1).length === 1 && told(unread).length === 1, 60_000);
    const { current } = await membership(told1);
    expect(told(told1)).toMatchObject([
      {
        key: expect.stringMatching(`^cardReminder:.+:${validUntil}$`) as string,
        country: 'DE',
        facts: {
          firstName: 'Nora',
          plan: 'B2CMONTHLY',
          card: { brand: 'Visa', last4: '1111', validUntil },
          nextChargeOn: current?.nextCharge?.date,
        },
      },
    ]);

    // Another card that ends with the same month is another card.
    await replace(unread, { type: 'ZUORA', refId: await cardUntil(unread, year) });
    await travelTo(`${year}-12-02`);
    await until(() => told(unread).length === 2, 60_000);
    expect(counts()).toEqual([1, 2, 0, 0, 0, 0]);
    await travelTo(`${year + 1}-01-02`);
    expect(counts()).toEqual([1, 2, 0, 0, 0, 0]);
  }, 180_000);
});
