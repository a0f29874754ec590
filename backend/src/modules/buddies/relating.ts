import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../../process/clock.ts';
import type { Jobs } from '../../process/jobs.ts';
import type { Throttle } from '../../throttle/throttle.ts';
import { tellAcceptances, tellRequests } from './job-kinds.ts';
import type { BuddyPorts } from './ports.ts';
import { createBuddyRepository, type BuddyRepository } from './repository.ts';
import type { BuddyTables, Relationship } from './tables.ts';

/** How many buddies a person has at most. */
export const mostBuddies = 50;

/** How many people a person asks in a day at most. */
export const mostAsksADay = 20;

/** Of how many requests of one person another one is mailed in a month at most. */
export const mostMailsOfOne = 3;

/** What a relationship is to one of the two: they asked, and wait; they were asked; both are buddies; they blocked the other one. */
export const relationshipStatuses = ['asked', 'requested', 'buddies', 'blocked'] as const;
export type RelationshipStatus = (typeof relationshipStatuses)[number];

/** One of the two has as many buddies as there can be. `own`: it is the person who acts. */
export interface Full {
  outcome: 'full';
  own: boolean;
}

export type Asked =
  | { outcome: 'asked' | 'buddies' | 'own' | 'blocked' | 'unknown' }
  | Full
  | { outcome: 'tooMany'; minutes: number };

export type Answered = { outcome: 'done' | 'gone' } | Full;

export const changes = ['accept', 'decline', 'end', 'withdraw', 'block', 'unblock'] as const;
export type Change = (typeof changes)[number];

/** What relating works with. */
interface RelatingParts extends Pick<BuddyPorts, 'lockAgainstDeletion'> {
  db: Kysely<BuddyTables>;
  clock: Pick<Clock, 'now'>;
  throttle: Pick<Throttle, 'attempt'>;
  jobs: Pick<Jobs, 'enqueue'>;
}

/**
 * What a relationship is to the person as whom it was read; undefined where they know nothing of it. A person who was blocked
 * goes on as before: what they ask stays without an answer.
 */
export function statusOf({
  own,
  other,
}: Pick<Relationship, 'own' | 'other'>): RelationshipStatus | undefined {
  switch (own) {
    case 'blocked':
      return 'blocked';
    case 'buddy':
      return 'buddies';
    case 'asked':
      return 'asked';
    case null:
      return other === 'asked' ? 'requested' : undefined;
  }
}

/** The status that a change begins from. A block may follow a request or end a relationship. */
const changesFrom: Record<Change, readonly RelationshipStatus[]> = {
  accept: ['requested'],
  decline: ['requested'],
  end: ['buddies'],
  withdraw: ['asked'],
  block: ['requested', 'buddies'],
  unblock: ['blocked'],
};

/** All that changes who is a buddy of whom. Both people are locked meanwhile, so that what was counted stays as it is. */
export function createRelating({ db, clock, throttle, jobs, lockAgainstDeletion }: RelatingParts) {
  const repository = createBuddyRepository(db);

  async function locked<Outcome>(
    userId: string,
    otherId: string,
    work: (inTrx: BuddyRepository, trx: Transaction<BuddyTables>) => Promise<Outcome>,
  ): Promise<Outcome | undefined> {
    await repository.makePerson(userId, clock.now());
    return db.transaction().execute(async (trx) => {
      if (!(await lockAgainstDeletion(trx.$pickTables<never>(), userId))) return undefined;
      const inTrx = createBuddyRepository(trx);
      const people = await inTrx.lockPeople([userId, otherId]);
      return people.size === 2 ? work(inTrx, trx) : undefined;
    });
  }

  async function fullOf(
    counted: BuddyRepository,
    userId: string,
    otherId: string,
  ): Promise<Full | undefined> {
    if ((await counted.buddyCount(userId)) >= mostBuddies) return { outcome: 'full', own: true };
    if ((await counted.buddyCount(otherId)) >= mostBuddies) return { outcome: 'full', own: false };
    return undefined;
  }

  /** Makes buddies of a person who accepts and of another one who has asked, and is mailed of it. */
  async function become(
    trx: Transaction<BuddyTables>,
    id: string,
    { userId, otherId }: { userId: string; otherId: string },
  ): Promise<void> {
    const inTrx = createBuddyRepository(trx);
    const since = clock.now();
    await inTrx.setStanding(id, userId, 'buddy', since, { acceptanceTold: false });
    await inTrx.setStanding(id, otherId, 'buddy', since);
    await jobs.enqueue(trx, tellAcceptances, { accountId: otherId });
  }

  return {
    /** Whether a person, or another one, has as many buddies as there can be. Undefined where neither has. */
    fullOf: (userId: string, otherId: string): Promise<Full | undefined> =>
      fullOf(repository, userId, otherId),

    /** Asks the person of a link. Where they have asked too, both are buddies. */
    async ask(userId: string, linkId: string): Promise<Asked> {
      const person = await repository.personOfLink(linkId);
      if (person === undefined) return { outcome: 'unknown' };
      const otherId = person.accountId;
      if (otherId === userId) return { outcome: 'own' };
      const known = await repository.between(userId, otherId);
      if (known?.own) return { outcome: known.own === 'buddy' ? 'buddies' : known.own };
      const day = { minutes: 24 * 60, forgottenBySuccess: false };
      const allowed = await throttle.attempt([
        { subject: ['buddy asked', 'by', userId], most: mostAsksADay, ...day },
      ]);
      if (!allowed.ok) return { outcome: 'tooMany', minutes: allowed.minutes };

      // Who declines, or sees requests that are taken back, gets no more mails of the same person for a while.
      const { ok: isMailed } = await throttle.attempt([
        {
          subject: ['buddy mailed', userId, otherId],
          most: mostMailsOfOne,
          ...day,
          minutes: 30 * day.minutes,
        },
      ]);
      const asked = await locked<Asked>(userId, otherId, async (inTrx, trx) => {
        if ((await inTrx.personOfLink(linkId))?.accountId !== otherId) return { outcome: 'unknown' };
        const found = await inTrx.between(userId, otherId);
        if (found?.own) return { outcome: found.own === 'buddy' ? 'buddies' : found.own };
        const full = await fullOf(inTrx, userId, otherId);
        if (full !== undefined) return full;
        const id = await inTrx.pair(userId, otherId);
        if (found?.other === 'asked') {
          await become(trx, id, { userId, otherId });
          return { outcome: 'buddies' };
        }
        await inTrx.setStanding(id, userId, 'asked', clock.now(), { told: !isMailed });
        if (found === undefined && isMailed) await jobs.enqueue(trx, tellRequests, { accountId: otherId });
        return { outcome: 'asked' };
      });
      return asked ?? { outcome: 'unknown' };
    },

    /** Changes a relationship of a person. `gone`: there is none any more that it could change, or never was. */
    async change(userId: string, id: string, change: Change): Promise<Answered> {
      const seen = await repository.relationship(id, userId);
      if (seen === undefined || statusOf(seen) === undefined) return { outcome: 'gone' };
      const { otherId } = seen;
      const answered = await locked<Answered>(userId, otherId, async (inTrx, trx) => {
        const found = await inTrx.relationship(id, userId);
        const status = found && statusOf(found);
        if (status === undefined || !changesFrom[change].includes(status)) return { outcome: 'gone' };
        switch (change) {
          case 'accept': {
            const full = await fullOf(inTrx, userId, otherId);
            if (full !== undefined) return full;
            await become(trx, id, { userId, otherId });
            return { outcome: 'done' };
          }
          case 'decline':
          case 'end':
            await inTrx.remove(id);
            return { outcome: 'done' };
          case 'withdraw':
            await inTrx.removeStanding(id, userId);
            return { outcome: 'done' };
          case 'block':
            await inTrx.setStanding(id, userId, 'blocked', clock.now());
            // Their request stays, as if it waited. A buddy is none any more, as if that had ended.
            if (found?.other === 'buddy') await inTrx.removeStanding(id, otherId);
            return { outcome: 'done' };
          case 'unblock':
            // A request that was made meanwhile goes as well: it is made anew if it is still meant.
            if (found?.other === 'blocked') await inTrx.removeStanding(id, userId);
            else await inTrx.remove(id);
            return { outcome: 'done' };
        }
      });
      return answered ?? { outcome: 'gone' };
    },
  };
}

export type Relating = ReturnType<typeof createRelating>;
