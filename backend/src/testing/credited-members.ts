import { expect } from 'vitest';
import { dayOf } from '../domain/days.ts';
import type { GivenMonth } from '../modules/billing/credits/credits.ts';
import type { Membership } from '../modules/billing/members/membership.ts';
import { insertAccount } from './accounts.ts';
import type { BillingTestApp } from './billing-test-app.ts';
import { invoicesOf, moveClock } from './sandbox-money.ts';

/** Members to whom months are credited. */
export function creditedMembersOf(testApp: () => BillingTestApp) {
  const euros = (amount: number) => ({ amount, currency: 'EUR' as const });
  const today = () => dayOf(testApp().clock.now());

  return {
    euros,
    today,
    travelTo: (day: string) => moveClock(testApp().sandbox, testApp().clock, `${day}T12:00:00Z`),

    /** A member who has just bought a plan. */
    member: async (wish: object): Promise<string> => {
      const userId = await insertAccount(testApp().database.db);
      const quoteId = await testApp().quote(userId, wish);
      const bought = await testApp().buy(userId, { quoteId, refId: await testApp().card(userId) });
      expect(bought.status).toBe(200);
      return userId;
    },

    give: (userId: string, key: string): Promise<GivenMonth> => testApp().billing.giveMonth(userId, key),

    membership: async (userId: string): Promise<Membership> => {
      const { body } = await testApp().get(userId, '/subscription/v1');
      return body.data?.attributes as Membership;
    },

    /** What the account was given, in major units: its invoices below nothing. */
    creditsGiven: (userId: string) => creditsGiven(testApp().sandbox, userId),

    /** What was really charged, in major units. */
    paid: async (userId: string): Promise<number[]> => {
      const { payments } = await testApp().ledger(userId);
      return payments.filter(({ status }) => status === 'Processed').map(({ amount }) => amount);
    },
  };
}

/** What an account was given, in major units: its invoices below nothing. */
export async function creditsGiven(
  sandbox: Parameters<typeof invoicesOf>[0],
  userId: string,
): Promise<number[]> {
  const invoices = await invoicesOf(sandbox, `A-${userId}`);
  return invoices.filter(({ amount }) => amount < 0).map(({ amount }) => amount);
}
