import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Clock } from '../../../process/clock.ts';
import { billingUnavailable, type Refusal } from '../refusal.ts';
import type { BillingTables } from '../tables.ts';
import { changeOpen, notNow } from './refusals.ts';
import type { Change } from './repository.ts';
import type { ChangeWish } from './wish.ts';

/** What came of a request. */
type Worked = { ok: true; change: Pick<Change, 'state'> } | { ok: false; refusal: Refusal };

/** For how long a request that could not be carried out holds the right. */
const heldForMs = 7 * 24 * 60 * 60 * 1000;

const delays: readonly string[] = [
  billingUnavailable,
  notNow.PAYMENT_DUE,
  notNow.PURCHASE_OPEN,
  changeOpen,
].map(({ error }) => error.code);

/** Whether a refusal is none of the right itself: it may be asked for once more. */
export function isDelay(code: string): boolean {
  return delays.includes(code);
}

/**
 * Keeps when members asked to withdraw from a contract while billing was away or their account was busy. For some days the right is
 * judged by the first such moment.
 */
export function createWithdrawalRequests({
  db,
  clock,
}: {
  db: Kysely<BillingTables>;
  clock: Pick<Clock, 'now'>;
}) {
  const heldSince = () => new Date(clock.now().getTime() - heldForMs);

  async function note(userId: string): Promise<{ id: string; askedAt: Date }> {
    const noted = { id: randomUUID(), askedAt: clock.now() };
    await db
      .insertInto('withdrawalRequests')
      .values({ ...noted, userId })
      .execute();
    return noted;
  }

  /** The first request that holds; undefined without one. */
  async function heldOf(userId: string): Promise<Date | undefined> {
    const held = await db
      .selectFrom('withdrawalRequests')
      .select('askedAt')
      .where('userId', '=', userId)
      .where('askedAt', '>', heldSince())
      .orderBy('askedAt')
      .executeTakeFirst();
    return held?.askedAt;
  }

  return {
    heldOf,

    /** The request that holds, which is written down now where there is none. */
    hold: async (userId: string): Promise<Date> => (await heldOf(userId)) ?? (await note(userId)).askedAt,

    /** Works on a wish. A withdrawal is written down before, and stays so unless it was done, or there is no right to it. */
    holding: async <Result extends Worked>(
      userId: string,
      { kind }: ChangeWish,
      work: () => Promise<Result>,
    ): Promise<Result> => {
      if (kind !== 'withdraw') return work();
      const { id } = await note(userId);
      const changed = await work();
      const settled = changed.ok
        ? ['shown', 'succeeded'].includes(changed.change.state)
        : !isDelay(changed.refusal.error.code);
      if (settled) await db.deleteFrom('withdrawalRequests').where('id', '=', id).execute();
      return changed;
    },

    /** Deletes those that hold no more. */
    forgetOld: async (): Promise<void> => {
      await db.deleteFrom('withdrawalRequests').where('askedAt', '<=', heldSince()).execute();
    },
  };
}

export type WithdrawalRequests = ReturnType<typeof createWithdrawalRequests>;
