import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { addDays, dayOf, type Day } from '../../domain/days.ts';
import type { Clock } from '../../process/clock.ts';
import type { Throttle } from '../../throttle/throttle.ts';
import type { FamilyBilling, HeldFamilyPlan } from './ports.ts';
import { createFamilyRepository, leftBehind, lockGroup, withoutAddress } from './repository.ts';
import type { FamilyTables } from './tables.ts';
import type { Telling } from './telling.ts';

/** The longest that a person keeps a place who was removed. */
const mostDaysAfterRemoval = 30;

/** Each is mailed to the person: enough to change one's mind. */
const mostChangesADay = 6;

/** The first day without access of a person who is removed today: what is paid for stays theirs, 30 days at most. */
export function leavingDay({ endsOn, nextChargeOn }: HeldFamilyPlan, today: Day): Day {
  const paidUntil = endsOn ?? nextChargeOn;
  const latest = addDays(today, mostDaysAfterRemoval);
  return paidUntil !== undefined && paidUntil > today && paidUntil < latest ? paidUntil : latest;
}

/** Lets people leave a family: removed by its owner, or by themselves. */
export function createLeaving({
  db,
  clock,
  throttle,
  billing,
  telling,
}: {
  db: Kysely<FamilyTables>;
  clock: Pick<Clock, 'now'>;
  throttle: Pick<Throttle, 'attempt'>;
  billing: Pick<FamilyBilling, 'familyPlanOf'>;
  telling: Pick<Telling, 'tellMember' | 'tellOwner' | 'nameOf'>;
}) {
  /** Changes the last day of a person who joined, and tells them. False where they are not here, or it stands so. */
  async function changeLastDay(
    ownerId: string,
    personId: string,
    leavesOnFrom: (plan: HeldFamilyPlan, today: Day) => Day | null,
  ): Promise<boolean> {
    const now = clock.now();
    const limit = { most: mostChangesADay, minutes: 24 * 60, forgottenBySuccess: false };
    const allowed = await throttle.attempt([{ subject: ['family access', ownerId, personId], ...limit }]);
    if (!allowed.ok) return false;
    return db.transaction().execute(async (trx) => {
      const group = await lockGroup(trx, { ownerAccountId: ownerId }, now);
      const plan = group && (await billing.familyPlanOf(ownerId, trx.$pickTables<never>()));
      if (group === undefined || plan === undefined) return false;
      const inGroup = createFamilyRepository(trx);
      const person = (await inGroup.peopleOf(group.id)).find(({ id }) => id === personId);
      if (person === undefined || person.accountId === null) return false;
      const leavesOn = leavesOnFrom(plan, dayOf(now));
      if ((leavesOn === null) === (person.leavesOn === null)) return false;
      await inGroup.update(personId, { leavesOn });
      await telling.tellMember(trx, person, {
        key: `access:${randomUUID()}`,
        ownerName: await telling.nameOf(ownerId, trx),
        news: leavesOn === null ? { change: 'kept' } : { change: 'removed', until: leavesOn },
      });
      return true;
    });
  }

  return {
    /** Removes a person, who keeps what is paid for. Removing twice is removing once. */
    remove: (ownerId: string, personId: string) => changeLastDay(ownerId, personId, leavingDay),

    /** Takes a removal back, before its last day is over. */
    keep: (ownerId: string, personId: string) => changeLastDay(ownerId, personId, () => null),

    /** A person leaves the family by themselves, at once. False where they are in none. */
    async leave(userId: string): Promise<boolean> {
      const now = clock.now();
      const found = await createFamilyRepository(db).joinedBy(userId);
      if (found === undefined) return false;
      return db.transaction().execute(async (trx) => {
        const group = await lockGroup(trx, { id: found.groupId }, now);
        const inGroup = createFamilyRepository(trx);
        const person = await inGroup.joinedBy(userId);
        if (group === undefined || person?.id !== found.id) return false;
        await inGroup.update(person.id, leftBehind('left', now));
        const named = [person.firstName, person.lastName].filter(Boolean).join(' ');
        await telling.tellOwner(trx, { ...person, group }, { change: 'left', person: named });
        return true;
      });
    },

    /** Deletes the postal address of a person, who stays. */
    async deleteAddress(userId: string): Promise<void> {
      const repository = createFamilyRepository(db);
      const person = await repository.joinedBy(userId);
      if (person !== undefined) await repository.update(person.id, withoutAddress);
    },
  };
}

export type Leaving = ReturnType<typeof createLeaving>;
