import type { Kysely, Transaction } from 'kysely';
import { dayOf, type Day } from '../../domain/days.ts';
import { languagePrefix } from '../../domain/languages.ts';
import { usableName } from '../../domain/person-name.ts';
import type { Clock } from '../../process/clock.ts';
import { isHere } from './places.ts';
import type {
  AccessNews,
  FamilyAccount,
  FamilyBilling,
  FamilyMails,
  HeldFamilyPlan,
  OwnerNews,
} from './ports.ts';
import { createFamilyRepository, leftBehind, lockGroup } from './repository.ts';
import type { FamilyGroup, FamilyRow, FamilyTables } from './tables.ts';

/** What telling works with. */
export interface TellingParts {
  db: Kysely<FamilyTables>;
  clock: Pick<Clock, 'now'>;
  billing: Pick<FamilyBilling, 'familyPlanOf'>;
  mails: Pick<FamilyMails, 'tellOwner' | 'tellMember'>;
  personOf: (userId: string, trx?: Transaction<object>) => Promise<FamilyAccount | undefined>;
  siteOrigin: string;
}

/** Tells the people of families what changes for them. */
export function createTelling({ db, clock, billing, mails, personOf, siteOrigin }: TellingParts) {
  async function nameOf(ownerId: string | null, trx: Transaction<FamilyTables>): Promise<string> {
    const owner = ownerId === null ? undefined : await personOf(ownerId, trx.$pickTables<never>());
    return usableName(owner?.firstName ?? '');
  }

  async function tellMember(
    trx: Transaction<FamilyTables>,
    { accountId, id }: Pick<FamilyRow, 'accountId' | 'id'>,
    { key, ownerName, news }: { key: string; ownerName: string; news: AccessNews },
  ): Promise<void> {
    const shared = trx.$pickTables<never>();
    const person = accountId === null ? undefined : await personOf(accountId, shared);
    if (person === undefined) return;
    const { email: to, language, firstName } = person;
    await mails.tellMember({ key: `family:${id}:${key}`, to, language, firstName, ownerName, news }, shared);
  }

  /** What the people of a group are told last of its plan: undefined once it is over. */
  async function tellOfPlan(groupId: string): Promise<void> {
    const now = clock.now();
    await db.transaction().execute(async (trx) => {
      const group = await lockGroup(trx, { id: groupId }, now);
      if (group === undefined) return;
      const { ownerAccountId, toldEndsOn, tellings } = group;
      const plan =
        ownerAccountId === null
          ? undefined
          : await billing.familyPlanOf(ownerAccountId, trx.$pickTables<never>());
      const news = newsOf(plan, toldEndsOn, dayOf(now));
      if (news === undefined) return;
      const inGroup = createFamilyRepository(trx);
      const ownerName = await nameOf(ownerAccountId, trx);
      for (const row of await inGroup.peopleOf(groupId)) {
        if (isHere(row, dayOf(now)) && news.told !== undefined && !leavesBefore(row, plan)) {
          await tellMember(trx, row, { key: `plan:${tellings + 1}`, ownerName, news: news.told });
        }
        if (plan === undefined) await inGroup.update(row.id, leftBehind('planEnded', now));
      }
      await inGroup.updateGroup(groupId, {
        toldEndsOn: plan?.endsOn ?? null,
        tellings: tellings + 1,
        ...(plan === undefined && { endedAt: now }),
      });
    });
  }

  return {
    tellMember,
    tellOfPlan,
    nameOf,

    async tellOwner(
      trx: Transaction<FamilyTables>,
      { id, group, mailsSent }: Pick<FamilyRow, 'id' | 'mailsSent'> & { group: FamilyGroup },
      news: OwnerNews,
    ): Promise<void> {
      const shared = trx.$pickTables<never>();
      const owner = group.ownerAccountId === null ? undefined : await personOf(group.ownerAccountId, shared);
      if (owner === undefined) return;
      const { email: to, language, firstName } = owner;
      const link = `${siteOrigin}${languagePrefix(language)}/family/manage`;
      // Asked for another mail, once for each that was sent.
      const key = `family:${id}:${news.change}${news.change === 'asked' ? `:${mailsSent}` : ''}`;
      await mails.tellOwner({ key, to, language, firstName, link, news }, shared);
    },
  };
}

export type Telling = ReturnType<typeof createTelling>;

/** Whether a person was told of an earlier last day than that of a plan, which changes nothing for them. */
function leavesBefore({ leavesOn }: Pick<FamilyRow, 'leavesOn'>, plan: HeldFamilyPlan | undefined): boolean {
  if (leavesOn === null || plan === undefined) return false;
  return plan.endsOn === undefined || leavesOn <= plan.endsOn;
}

/** What is new of a plan since its people were told last; `told` is absent where they know the last day already. */
function newsOf(
  plan: HeldFamilyPlan | undefined,
  toldEndsOn: Day | null,
  today: Day,
): { told: AccessNews | undefined } | undefined {
  if (plan === undefined) {
    const known = toldEndsOn !== null && toldEndsOn <= today;
    return { told: known ? undefined : { change: 'planEnded' } };
  }
  const { endsOn } = plan;
  if ((endsOn ?? null) === toldEndsOn) return undefined;
  if (endsOn === undefined) return { told: { change: 'planGoesOn' } };
  return { told: { change: plan.pauses === true ? 'planPauses' : 'planEnds', until: endsOn } };
}
