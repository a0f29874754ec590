import type { SharedTransaction } from '../../database/database.ts';
import { dayOf, type Day } from '../../domain/days.ts';
import type { Clock } from '../../process/clock.ts';
import { isHere } from './places.ts';
import type { FamilyAccount, FamilyBilling, HeldFamilyPlan } from './ports.ts';
import { createFamilyRepository, type FamilyRepository } from './repository.ts';
import type { FamilyGroup, FamilyRow, FamilyTables } from './tables.ts';

/** A person in the family of a plan that goes on, also while it is paused. */
export interface Membership {
  row: FamilyRow;
  plan: HeldFamilyPlan;
  /** What the owner of the plan is called. */
  ownerName: string;
}

/** Who is in whose family. */
export function createMemberships({
  repository,
  clock,
  billing,
  personOf,
}: {
  repository: FamilyRepository;
  clock: Pick<Clock, 'now'>;
  billing: Pick<FamilyBilling, 'familyPlanOf'>;
  personOf: (userId: string) => Promise<FamilyAccount | undefined>;
}) {
  /** Where a person is, and by which plan; undefined for who is in no family, and where the plan is over. */
  async function placeOf(userId: string, trx?: SharedTransaction) {
    const reading =
      trx === undefined ? repository : createFamilyRepository(trx.$extendTables<FamilyTables>());
    const row = await reading.joinedBy(userId);
    if (row === undefined || !isHere(row, dayOf(clock.now()))) return undefined;
    const group = await reading.group(row.groupId);
    const plan = group?.ownerAccountId ? await billing.familyPlanOf(group.ownerAccountId, trx) : undefined;
    return group === undefined || plan === undefined ? undefined : { row, group, plan };
  }

  /** What the owner of a family is called; nothing once the account is closed. */
  async function ownerNameOf({ ownerAccountId }: Pick<FamilyGroup, 'ownerAccountId'>): Promise<string> {
    const owner = ownerAccountId === null ? undefined : await personOf(ownerAccountId);
    return owner?.shownName ?? '';
  }

  /** Whether a person has access by a family that they joined. Reads in the transaction, where one is given. */
  async function isMember(userId: string, trx?: SharedTransaction): Promise<boolean> {
    const place = await placeOf(userId, trx);
    return place !== undefined && place.plan.paused !== true;
  }

  return {
    isMember,
    ownerNameOf,

    of: async (userId: string): Promise<Membership | undefined> => {
      const place = await placeOf(userId);
      return place && { row: place.row, plan: place.plan, ownerName: await ownerNameOf(place.group) };
    },

    /** Through whom a person has access by a family, and the first day without it, where it ends. */
    accessOf: async (
      userId: string,
    ): Promise<{ ownerName: string; until?: Day; pauses?: true } | undefined> => {
      const place = await placeOf(userId);
      if (place === undefined || place.plan.paused === true) return undefined;
      const [until] = [place.row.leavesOn ?? [], place.plan.endsOn ?? []].flat().toSorted();
      const { endsOn, pauses } = place.plan;
      return {
        ownerName: await ownerNameOf(place.group),
        ...(until !== undefined && { until }),
        // Who leaves by then has nothing after the pause.
        ...(pauses === true && place.row.leavesOn === null && until === endsOn && { pauses }),
      };
    },

    /** What a person is in a family: `primary` pays for it. */
    roleOf: async (userId: string): Promise<'primary' | 'member' | undefined> => {
      if ((await billing.familyPlanOf(userId)) !== undefined) return 'primary';
      return (await isMember(userId)) ? 'member' : undefined;
    },
  };
}

export type Memberships = ReturnType<typeof createMemberships>;
