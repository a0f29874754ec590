import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { deleteInSlices } from '../../../database/in-slices.ts';
import type { Clock } from '../../../process/clock.ts';
import { withdrawalKeptDays } from '../catalogue/withdrawal.ts';
import { billingUnavailable, type Refusal } from '../refusal.ts';
import type { BillingTables } from '../tables.ts';
import { changeOpen, notNow } from './refusals.ts';
import type { Change } from './repository.ts';
import type { ChangeWish } from './wish.ts';

/** What came of a request. */
type Worked = { ok: true; change: Pick<Change, 'state'> } | { ok: false; refusal: Refusal };

const keptForMs = withdrawalKeptDays * 24 * 60 * 60 * 1000;

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
  const keptSince = () => new Date(clock.now().getTime() - keptForMs);

  async function note(userId: string): Promise<{ id: string; askedAt: Date }> {
    const noted = { id: randomUUID(), askedAt: clock.now() };
    await db
      .insertInto('withdrawalRequests')
      .values({ ...noted, userId })
      .execute();
    return noted;
  }

  /** When the first request was made that is kept; undefined without one. */
  async function keptRequestOf(userId: string): Promise<Date | undefined> {
    const kept = await db
      .selectFrom('withdrawalRequests')
      .select('askedAt')
      .where('userId', '=', userId)
      .where('askedAt', '>', keptSince())
      .orderBy('askedAt')
      .executeTakeFirst();
    return kept?.askedAt;
  }

  return {
    keptRequestOf,

    /** When a request was made that is kept: now, where there was none. */
    keep: async (userId: string): Promise<Date> =>
      (await keptRequestOf(userId)) ?? (await note(userId)).askedAt,

    /** Works on a wish. A withdrawal is written down before, and stays so unless it was done, or there is no right to it. */
    keeping: async <Result extends Worked>(
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

    /** Deletes those that are kept no longer. */
    forgetOld: async (): Promise<void> => {
      await deleteInSlices(db, 'withdrawalRequests', (row) => row('askedAt', '<=', keptSince()));
    },
  };
}

export type WithdrawalRequests = ReturnType<typeof createWithdrawalRequests>;
