import type { Kysely } from 'kysely';
import type { SharedTransaction } from '../../database/database.ts';
import { writeUnlessTaken } from '../../database/write-unless-taken.ts';
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
  /** The person was here by this invitation: the owner removed them, or they left. */
  | 'removed'
  | 'left'
  | 'owner'
  | 'joined'
  /** The person is here by another invitation, and this one, which is open, holds a second place. */
  | 'secondPlace'
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
    const today = dayOf(now);
    if (userId !== undefined && group.ownerAccountId === userId) return 'owner';
    const found = userId === undefined ? undefined : await reading.joinedBy(userId);
    const joined = found !== undefined && isHere(found, today) ? found : undefined;
    const isHereAlready = joined?.groupId === group.id && plans.family !== undefined;
    const isOwn = userId !== undefined && invitation.accountId === userId;
    // By another invitation, or by this one, which says more than what became of it. Who is leaving can accept a new one.
    if (isHereAlready && (isOwn || (invitation.accountId === null && joined.leavesOn === null))) {
      return !isOwn && isOpen(invitation, now) ? 'secondPlace' : 'joined';
    }
    if (invitation.leftAt !== null) {
      if (group.endedAt !== null) return 'planEnded';
      return (isOwn ? invitation.leftBy : null) ?? 'withdrawn';
    }
    if (isOwn && !isHere(invitation, today)) return 'removed';
    if (invitation.accountId !== null && !isOwn) return 'used';
    if (plans.family === undefined) return 'planEnded';
    if (!isOpen(invitation, now)) return 'expired';
    const others = (await reading.peopleOf(group.id)).filter(({ id }) => id !== joined?.id);
    if (others.filter((each) => isHere(each, today)).length >= quantity) return 'full';
    if (joined !== undefined && !isHereAlready) return 'otherFamily';
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

    /** Frees the place of an invitation of a person who is in the family by another one: they hold one place. */
    async freeSecondPlace(token: string, userId: string): Promise<void> {
      const id = links.idIn(token);
      const found = id === undefined ? undefined : await repository.person(id);
      if (found === undefined) return;
      const now = clock.now();
      await db.transaction().execute(async (trx) => {
        const group = await lockGroup(trx, { id: found.groupId }, now);
        const inGroup = createFamilyRepository(trx);
        const invitation = await inGroup.person(found.id);
        if (group === undefined || invitation === undefined) return;
        const family = await planOf(group.ownerAccountId, trx.$pickTables<never>());
        const end = await endOf(inGroup, { invitation, group }, userId, { family, own: undefined });
        if (end === 'secondPlace') await inGroup.update(invitation.id, leftBehind('withdrawn', now));
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
        // Another address of theirs was invited too: that place is free.
        if (end === 'secondPlace') await inGroup.update(invitation.id, leftBehind('withdrawn', now));
        if (end === 'secondPlace' || end === 'joined') return { ok: true };
        if (end !== undefined) return { ok: false, end };
        if (mustProveAddress(invitation, person)) return { ok: false, end: 'unconfirmed' };
        if (countryRule === 'owner' && plan?.country !== undefined && plan.country !== address.country) {
          return { ok: false, end: 'otherCountry' };
        }
        const given = {
          ...{ firstName, lastName, ...address },
          plansToEnd: plansToEnd.length === 0 ? null : [...plansToEnd],
        };
        const kept = await formerPlace(inGroup, group, userId, now);
        if (kept === undefined) {
          const joined = await writeUnlessTaken(trx, async () => {
            await inGroup.update(invitation.id, { accountId: userId, joinedAt: now, ...given });
            return true;
          });
          if (joined === undefined) return { ok: false, end: 'otherFamily' };
        } else {
          // They were about to leave: the place stays theirs, and that of the new invitation is free.
          await inGroup.update(kept.id, { leavesOn: null, ...given });
          await inGroup.update(invitation.id, leftBehind('withdrawn', now));
        }
        const personId = kept?.id ?? invitation.id;
        if (plansToEnd.length > 0) await jobs.enqueue(trx, endOwnPlan, { personId });
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

/** The place that a person who is leaving still has in a family. One whose last day is over is let go first, wherever it is. */
async function formerPlace(
  reading: FamilyRepository,
  { id: groupId }: Pick<FamilyGroup, 'id'>,
  userId: string,
  now: Date,
): Promise<FamilyRow | undefined> {
  const former = await reading.joinedBy(userId);
  if (former === undefined) return undefined;
  if (isHere(former, dayOf(now))) return former.groupId === groupId ? former : undefined;
  await reading.update(former.id, leftBehind('removed', now));
  return undefined;
}
