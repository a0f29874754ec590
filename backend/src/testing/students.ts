import { expect } from 'vitest';
import { addMonths, dayOf } from '../domain/days.ts';
import { insertAccount, verifyStudent } from './accounts.ts';
import type { BillingTestApp } from './billing-test-app.ts';
import { invoicesOf, moveClock, typeCard } from './sandbox-money.ts';

/** Members who buy at the price for students, over the years. */
export function studentsOf(testApp: () => BillingTestApp) {
  const euros = (amount: number) => ({ amount, currency: 'EUR' });
  const today = () => dayOf(testApp().clock.now());
  const travelTo = (day: string) => moveClock(testApp().sandbox, testApp().clock, `${day}T12:00:00Z`);
  const verify = (userId: string) =>
    verifyStudent(testApp().database.db, userId, today(), addMonths(today(), 12));

  /** A verified student who has just bought the annual plan at the price for students. */
  async function student(): Promise<string> {
    const userId = await insertAccount(testApp().database.db);
    await verify(userId);
    await buy(userId);
    return userId;
  }

  async function buy(userId: string) {
    const quoteId = await testApp().quote(userId, { plan: 'B2C14DANNUAL', voucherCode: 'STUDENT50' });
    const quote = await testApp().get(userId, `/subscription/payments/web/quotes/${quoteId}`);
    expect(quote.body.data?.attributes).toMatchObject({ voucher: { status: 'applied' } });
    const page = await testApp().post(userId, '/subscription/payments/web/payment-pages', {});
    const refId = await typeCard(String(page.body.data?.attributes.src), undefined, 2040);
    expect((await testApp().buy(userId, { quoteId, refId })).status).toBe(200);
  }

  const charges = async (userId: string) =>
    (await invoicesOf(testApp().sandbox, `A-${userId}`))
      .filter(({ amount }) => amount !== 0)
      .map(({ invoiceDate, amount, balance }) => [invoiceDate, amount, balance])
      .toSorted();

  return { euros, today, travelTo, verify, student, buy, charges };
}
