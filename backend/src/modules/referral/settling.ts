import type { Kysely } from 'kysely';
import type { SharedTransaction } from '../../database/database.ts';
import { dayMs, dayOf, type Day } from '../../domain/days.ts';
import type { Clock } from '../../process/clock.ts';
import { TryLater, type Jobs } from '../../process/jobs.ts';
import { giveMonth, settleStay } from './job-kinds.ts';
import { mostMonthsAYear, yearUntil } from './months.ts';
import type { ReferralBilling, Stay } from './ports.ts';
import { createReferralRepository } from './repository.ts';
import type { Referral, ReferralTables } from './tables.ts';

/** For so long after the free days were taken, it is looked at each night whether a friend who left has come back. */
const comesBackWithinDays = 60;
const atOnce = 200;

/** In seconds: a billing company that does not answer is not asked for each month twice a minute. */
const patient = { longestPause: 3_600 };

/** What settling works with. */
export interface SettlingParts {
  db: Kysely<ReferralTables>;
  clock: Pick<Clock, 'now'>;
  jobs: Pick<Jobs, 'enqueue'>;
  billing: Pick<ReferralBilling, 'isNewMember' | 'stayOf' | 'giveMonth'>;
}

/** Finds out which friends stay, and gives their members a month for each. */
export function createSettling({ db, clock, jobs, billing }: SettlingParts) {
  const repository = createReferralRepository(db);

  /**
   * Writes down that the billing company is about to be asked for a month, which counts from then on. Undefined where it
   * waits, is given, or has no member any more.
   */
  function claim(referralId: string): Promise<{ memberId: string } | undefined> {
    return db.transaction().execute(async (trx) => {
      const inTrx = createReferralRepository(trx);
      const link = await inTrx.lockLinkOf(referralId);
      const referral = await inTrx.referral(referralId);
      if (link === undefined || referral?.standing !== 'stayed' || referral.givenAt !== null)
        return undefined;
      if (referral.givingSince === null) {
        const now = clock.now();
        const taken = await inTrx.monthsTakenSince(link.id, yearUntil(dayOf(now)));
        if (taken >= mostMonthsAYear) return undefined;
        await inTrx.update(referralId, { givingSince: now });
      }
      return { memberId: link.accountId };
    });
  }

  return {
    /**
     * Reads how a friend's subscription stands, and counts the friend once there is one: until then the purchase may come to
     * nothing, which the member is not told. Who stayed has stayed, whatever comes later.
     */
    async settle(referralId: string): Promise<void> {
      const referral = await repository.referral(referralId);
      if (referral === undefined || referral.friendAccountId === null) return;
      if (referral.standing === 'stayed') return;
      const { friendAccountId, purchaseId, came } = referral;
      const stay = await billing.stayOf(friendAccountId, purchaseId);
      await db.transaction().execute(async (trx) => {
        const inTrx = createReferralRepository(trx);
        if (!came && !(await billing.isNewMember(friendAccountId, trx.$pickTables<never>()))) {
          await inTrx.noteCame(referralId);
        }
        const settled = await inTrx.settle(referralId, standingAfter(stay, clock.now()));
        if (settled && stay.stands === 'stayed') await jobs.enqueue(trx, giveMonth, { referralId }, patient);
      });
    },

    /** Asks the billing company for a month, by the same key until it has answered. */
    async give(referralId: string): Promise<void> {
      const claimed = await claim(referralId);
      if (claimed === undefined) return;
      const given = await billing.giveMonth(claimed.memberId, referralId);
      switch (given.outcome) {
        case 'given':
          return db
            .transaction()
            .execute((trx) => createReferralRepository(trx).noteMonth(referralId, given.amount, clock.now()));
        case 'noPlan':
          return repository.unclaim(referralId);
        case 'unclear':
          throw new TryLater('A month for a friend who stayed is not given yet.');
      }
    },

    /** Asks for all that may have changed since the night before, and for the months that wait. */
    settleAll: async (): Promise<void> => {
      const now = clock.now();
      const leftSince = new Date(now.getTime() - comesBackWithinDays * dayMs);
      for (let beyond: string | undefined; ;) {
        const due = await repository.due({ today: dayOf(now), leftSince, beyond, most: atOnce });
        await db.transaction().execute(async (trx) => {
          for (const { id: referralId, standing } of due) {
            if (standing === 'stayed') await jobs.enqueue(trx, giveMonth, { referralId }, patient);
            else await jobs.enqueue(trx, settleStay, { referralId });
          }
        });
        beyond = due.at(-1)?.id;
        if (due.length < atOnce) return;
      }
    },

    /**
     * Called where the account of a friend was read anew. A member's months wait for the night: giving one has the member's
     * account read, and each reading would ask for all of them again.
     */
    afterReading: async (shared: SharedTransaction, userId: string): Promise<void> => {
      const trx = shared.$extendTables<ReferralTables>();
      const taken = await createReferralRepository(trx).takenBy(userId);
      if (taken === undefined || taken.standing === 'stayed') return;
      await jobs.enqueue(trx, settleStay, { referralId: taken.id });
    },
  };
}

function standingAfter(
  stay: Stay,
  now: Date,
): Pick<Referral, 'standing' | 'stayedAt'> & { checkOn: Day | null } {
  switch (stay.stands) {
    case 'free':
    case 'refundable':
      return { standing: 'open', checkOn: stay.until, stayedAt: null };
    case 'stayed':
      return { standing: 'stayed', checkOn: null, stayedAt: now };
    case 'left':
      return { standing: 'left', checkOn: null, stayedAt: null };
  }
}
