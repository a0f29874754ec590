import type { Kysely } from 'kysely';
import type { SharedTransaction } from '../../database/database.ts';
import { writeUnlessTaken } from '../../database/write-unless-taken.ts';
import type { Day } from '../../domain/days.ts';
import { dayOf } from '../../domain/days.ts';
import { normalisedEmail } from '../../domain/email.ts';
import type { Clock } from '../../process/clock.ts';
import type { Jobs } from '../../process/jobs.ts';
import type { InvitationLinks } from './invitation-links.ts';
import { endOwnPlan } from './job-kinds.ts';
import { isHere, isOpen } from './places.ts';
import type { FamilyAccount, FamilyBilling, HeldFamilyPlan } from './ports.ts';
import { createFamilyRepository, leftBehind, lockGroup, type FamilyRepository } from './repository.ts';
import type { FamilyGroup, FamilyRow, FamilyTables } from './tables.ts';
import type { Telling } from './telling.ts';

/** Why an invitation cannot be accepted, or what it has led to. */
export type InvitationEnd =
  | 'unknown'
  | 'expired'
  | 'used'
  | 'withdrawn'
  | 'planEnded'
  | 'owner'
  | 'joined'
  | 'otherFamily'
  | 'ownFamily'
  | 'full';

/** An invitation as the visitor who opens its link may use it. */
export type LookedAt =
  | { end: Exclude<InvitationEnd, 'unknown'>; invitation: FamilyRow; group: FamilyGroup }
  | { end: 'unknown' }
  | { end: undefined; invitation: FamilyRow; group: FamilyGroup; plan: HeldFamilyPlan };

/** Where a person lives. */
export interface PostalAddress {
  streetName: string;
  streetNumber: string;
  zipPostalCode: string;
  city: string;
  country: string;
}

/** What a person confirms who accepts an invitation. */
export interface Acceptance {
  firstName: string;
  lastName: string;
  address: PostalAddress;
  /** The person's own subscriptions that end as they asked. */
  plansToEnd: readonly string[];
}

export type Accepted =
  { ok: true } | { ok: false; end: InvitationEnd | 'otherCountry' | 'unconfirmed' | 'closing' };

/** What joining works with. */
export interface JoiningParts {
  db: Kysely<FamilyTables>;
  clock: Pick<Clock, 'now'>;
  jobs: Pick<Jobs, 'enqueue'>;
  billing: Pick<FamilyBilling, 'familyPlanOf'>;
  telling: Pick<Telling, 'tellOwner'>;
  links: InvitationLinks;
  lockAgainstDeletion: (trx: SharedTransaction, accountId: string) => Promise<boolean>;
  /** Gives an account its names that has none yet. */
  fillNames: (
    trx: SharedTransaction,
    accountId: string,
    names: { firstName: string; lastName: string },
  ) => Promise<void>;
  /** How many people a family has beside its owner. */
  quantity: number;
  /** `owner`: all of a family live in the country where its plan is billed. */
  countryRule: 'any' | 'owner';
}

/** Accepts invitations. A place is given once, and a person is in one family at a time. */
export function createJoining(parts: JoiningParts) {
  const { db, clock, jobs, billing, telling, links, lockAgainstDeletion, quantity, countryRule } = parts;
  const repository = createFamilyRepository(db);

  /** What stands against accepting an invitation, the first that holds; undefined where nothing does. */
  async function endOf(
    reading: FamilyRepository,
    { invitation, group }: { invitation: FamilyRow; group: FamilyGroup },
    userId: string | undefined,
    plans: { family: HeldFamilyPlan | undefined; own: HeldFamilyPlan | undefined },
  ): Promise<Exclude<InvitationEnd, 'unknown'> | undefined> {
    const now = clock.now();
    if (userId !== undefined && group.ownerAccountId === userId) return 'owner';
    const joined = userId === undefined ? undefined : await reading.joinedBy(userId);
    const isSomewhere = joined !== undefined && isHere(joined, dayOf(now));
    // By another invitation, which says more than what became of this one.
    const isHereAlready = isSomewhere && joined.groupId === group.id && plans.family !== undefined;
    if (isHereAlready && invitation.accountId === null) return 'joined';
    if (invitation.leftAt !== null) return group.endedAt === null ? 'withdrawn' : 'planEnded';
    if (invitation.accountId !== null) return invitation.accountId === userId ? 'joined' : 'used';
    if (plans.family === undefined) return 'planEnded';
    if (!isOpen(invitation, now)) return 'expired';
    const here = (await reading.peopleOf(group.id)).filter((each) => isHere(each, dayOf(now)));
    if (here.length >= quantity) return 'full';
    if (isSomewhere) return 'otherFamily';
    return plans.own === undefined ? undefined : 'ownFamily';
  }

  const planOf = async (userId: string | null | undefined, trx?: SharedTransaction) =>
    userId ? billing.familyPlanOf(userId, trx) : undefined;

  return {
    /** What a link opens for a visitor. */
    async look(token: string, userId: string | undefined): Promise<LookedAt> {
      const id = links.idIn(token);
      const invitation = id === undefined ? undefined : await repository.person(id);
      const group = invitation && (await repository.group(invitation.groupId));
      if (invitation === undefined || group === undefined) return { end: 'unknown' };
      const plan = await planOf(group.ownerAccountId);
      const plans = { family: plan, own: await planOf(userId) };
      const end = await endOf(repository, { invitation, group }, userId, plans);
      if (end !== undefined) return { end, invitation, group };
      return plan === undefined ? { end: 'planEnded', invitation, group } : { end, invitation, group, plan };
    },

    /** Asks the owner for another mail of an invitation that is over: once for each that was sent. */
    async ask(token: string): Promise<void> {
      const looked = await this.look(token, undefined);
      if (looked.end !== 'expired') return;
      const { invitation, group } = looked;
      await db.transaction().execute(async (trx) => {
        await createFamilyRepository(trx).noteAsked(invitation, clock.now());
        const news = { change: 'asked', person: invitation.email ?? '' } as const;
        await telling.tellOwner(trx, { ...invitation, group }, news);
      });
    },

    /** Frees the place of an invitation that a person opened who is in the family by another one: they hold one place. */
    async freeSecondPlace(token: string, userId: string): Promise<void> {
      const id = links.idIn(token);
      const found = id === undefined ? undefined : await repository.person(id);
      if (found === undefined) return;
      const now = clock.now();
      await db.transaction().execute(async (trx) => {
        const group = await lockGroup(trx, { id: found.groupId }, now);
        const inGroup = createFamilyRepository(trx);
        const joined = await inGroup.joinedBy(userId);
        if (group === undefined || joined?.groupId !== group.id) return;
        const others = (await inGroup.peopleOf(group.id)).filter(({ accountId }) => accountId === null);
        if (!others.some((each) => each.id === found.id)) return;
        await inGroup.update(found.id, leftBehind('withdrawn', now));
      });
    },

    /** Accepts an invitation. Accepting it twice is accepting it once. */
    async accept(token: string, person: FamilyAccount, acceptance: Acceptance): Promise<Accepted> {
      const { userId } = person;
      const { firstName, lastName, address, plansToEnd } = acceptance;
      const id = links.idIn(token);
      const found = id === undefined ? undefined : await repository.person(id);
      if (found === undefined) return { ok: false, end: 'unknown' };
      const now = clock.now();
      return db.transaction().execute(async (trx): Promise<Accepted> => {
        const shared = trx.$pickTables<never>();
        if (!(await lockAgainstDeletion(shared, userId))) return { ok: false, end: 'closing' };
        const locked = await lockGroup(trx, { id: found.groupId }, now);
        const inGroup = createFamilyRepository(trx);
        const group = locked ?? (await inGroup.group(found.groupId));
        const invitation = await inGroup.person(found.id);
        if (group === undefined || invitation === undefined) return { ok: false, end: 'unknown' };
        const plan = await planOf(group.ownerAccountId, shared);
        const plans = { family: plan, own: await planOf(userId, shared) };
        const end = await endOf(inGroup, { invitation, group }, userId, plans);
        if (end === 'joined') {
          // Another address of theirs was invited too: that place is free.
          if (invitation.accountId === null && invitation.leftAt === null)
            await inGroup.update(invitation.id, leftBehind('withdrawn', now));
          return { ok: true };
        }
        if (end !== undefined) return { ok: false, end };
        if (mustProveAddress(invitation, person)) return { ok: false, end: 'unconfirmed' };
        if (countryRule === 'owner' && plan?.country !== undefined && plan.country !== address.country) {
          return { ok: false, end: 'otherCountry' };
        }
        await leaveFormerFamily(inGroup, userId, now);
        const joined = await writeUnlessTaken(trx, async () => {
          await inGroup.update(invitation.id, {
            ...{ accountId: userId, joinedAt: now, firstName, lastName, ...address },
            plansToEnd: plansToEnd.length === 0 ? null : [...plansToEnd],
          });
          return true;
        });
        if (joined === undefined) return { ok: false, end: 'otherFamily' };
        if (plansToEnd.length > 0) await jobs.enqueue(trx, endOwnPlan, { personId: invitation.id });
        await parts.fillNames(shared, userId, { firstName, lastName });
        const named = [firstName, lastName].join(' ').trim();
        await telling.tellOwner(trx, { ...invitation, group }, { change: 'joined', person: named });
        return { ok: true };
      });
    },
  };
}

export type Joining = ReturnType<typeof createJoining>;

/**
 * Whether a person proves the address of their account before they join: mails about the family go there. The link of a mail
 * to that address has proved it.
 */
export function mustProveAddress(
  { emailNormalised }: Pick<FamilyRow, 'emailNormalised'>,
  { email, emailProved }: FamilyAccount,
): boolean {
  return !emailProved && emailNormalised !== normalisedEmail(email);
}

/** A family whose last day is over for a person, and which its own lock has not let go yet. */
async function leaveFormerFamily(reading: FamilyRepository, userId: string, now: Date): Promise<void> {
  const former = await reading.joinedBy(userId);
  const today: Day = dayOf(now);
  if (former !== undefined && !isHere(former, today)) {
    await reading.update(former.id, leftBehind('removed', now));
  }
}
