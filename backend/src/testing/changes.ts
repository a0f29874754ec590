import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { ChangeAnswer } from '../modules/billing/changes/answer.ts';
import type { Membership } from '../modules/billing/members/membership.ts';
import type { Answer, BillingTestApp } from './billing-test-app.ts';
import { cards } from './cards.ts';
import { changeMethod, refundsOf } from './sandbox-money.ts';

/** What a member does to a subscription that they hold, as calls. */
export function membersOf(app: () => BillingTestApp) {
  const codeOf = ({ status, body }: Answer) => [status, body.errors?.[0]?.code];
  const show = (userId: string, wish: object) => app().post(userId, '/subscription/v1/changes', wish);
  const confirm = (userId: string, id: string) =>
    app().post(userId, `/subscription/v1/changes/${id}/confirm`, {});
  const shownIn = ({ body }: Answer) => body.data as unknown as ChangeAnswer;

  async function shown(userId: string, wish: object): Promise<ChangeAnswer> {
    const answer = await show(userId, wish);
    expect(codeOf(answer)).toEqual([201, undefined]);
    return shownIn(answer);
  }

  return {
    codeOf,
    show,
    confirm,
    shownIn,
    shown,

    /** A member who has just bought a plan. */
    subscriber: async (plan = 'B2CMONTHLY', userId: string = randomUUID()): Promise<string> => {
      const quoteId = await app().quote(userId, { plan });
      const bought = await app().buy(userId, { quoteId, refId: await app().card(userId) });
      expect(bought.status).toBe(200);
      return userId;
    },

    /** Shows a change and confirms it. */
    change: async (userId: string, wish: object): Promise<ChangeAnswer> => {
      const answer = await confirm(userId, (await shown(userId, wish)).id);
      expect(codeOf(answer)).toEqual([200, undefined]);
      return shownIn(answer);
    },

    cancel: async (userId: string): Promise<Answer> => {
      const { current, queued } = await membershipIn(app(), userId);
      const id = (queued ?? current)?.subscriptionId ?? '';
      return app().post(userId, `/subscription/payments/web/subscriptions/${id}/cancel`, {});
    },

    /** Has the account charged to another card from now on. */
    chargedTo: async (userId: string, card: keyof typeof cards): Promise<void> => {
      const refId = await app().card(userId, cards[card]);
      await changeMethod(app().sandbox, `A-${userId}`, refId);
    },

    membership: (userId: string) => membershipIn(app(), userId),

    paid: async (userId: string): Promise<number[]> => {
      const { payments } = await app().ledger(userId);
      return payments.filter(({ status }) => status === 'Processed').map(({ amount }) => amount);
    },

    /** What went back, in all. */
    givenBack: async (userId: string): Promise<number> => {
      const refunds = await refundsOf(app().sandbox, `A-${userId}`);
      return Math.round(refunds.reduce((sum, amount) => sum + amount, 0) * 100) / 100;
    },

    /** The facts of a person's mails of one name, one a key: mails that are asked for twice go out once. */
    mailsNamed: (userId: string, name: string) => {
      const mails = app().mails.filter(({ to, mail }) => to.startsWith(userId) && mail === name);
      return [...new Map(mails.map(({ key, facts }) => [key, facts])).values()];
    },
  };
}

async function membershipIn(app: BillingTestApp, userId: string): Promise<Membership> {
  return (await app.get(userId, '/subscription/v1')).body.data?.attributes as Membership;
}
