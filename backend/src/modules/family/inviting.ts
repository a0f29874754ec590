import type { Kysely, Transaction } from 'kysely';
import { addDays, dayOf } from '../../domain/days.ts';
import { normalisedEmail, problemOfEmail } from '../../domain/email.ts';
import type { Language } from '../../domain/languages.ts';
import { pressedTwiceMs } from '../../http/pressed-twice.ts';
import { usableName } from '../../domain/person-name.ts';
import type { Clock } from '../../process/clock.ts';
import type { Throttle } from '../../throttle/throttle.ts';
import type { InvitationLinks } from './invitation-links.ts';
import { freePlaces } from './places.ts';
import type { FamilyAccount, FamilyBilling, FamilyMails } from './ports.ts';
import { createFamilyRepository, leftBehind, lockGroup } from './repository.ts';
import { minutesUntilResend } from './standing.ts';
import type { FamilyRow, FamilyTables } from './tables.ts';

/** For how many days the link of an invitation works. */
export const invitationDays = 14;

/** Enough to fill a family and to correct addresses, too few to bother strangers. */
const mostMailsADay = 20;

/** How many an address gets, from all owners together. */
const mostMailsAWeek = 5;

export type InviteProblem = 'missing' | 'invalid' | 'already' | 'own' | 'twice' | 'full' | 'tooMany';

/** What came of inviting: with a problem at any address, none was invited. */
export type Invited =
  /** The ids of the invitations. */
  | { ok: true; ids: readonly string[] }
  | { ok: false; reason: 'noPlan' | 'unconfirmed' }
  | { ok: false; reason: 'refused'; problems: readonly (InviteProblem | undefined)[] };

export type Resent =
  | { ok: true }
  | { ok: false; reason: 'gone' | 'noPlan' | 'full' | 'tooMany' }
  | { ok: false; reason: 'tooSoon'; minutes: number };

/** What inviting works with. */
export interface InvitingParts {
  db: Kysely<FamilyTables>;
  clock: Pick<Clock, 'now'>;
  throttle: Pick<Throttle, 'attempt'>;
  billing: Pick<FamilyBilling, 'familyPlanOf'>;
  mails: Pick<FamilyMails, 'invite'>;
  links: InvitationLinks;
  /** How many people a family has beside its owner. */
  quantity: number;
}

/** Invites people to a family: by its owner alone, who pays for a family plan and whose address was proved. */
export function createInviting({ db, clock, throttle, billing, mails, links, quantity }: InvitingParts) {
  const repository = createFamilyRepository(db);

  /** Counts a mail to an address before it is sent. */
  async function mayMail(ownerId: string, email: string): Promise<boolean> {
    const day = 24 * 60;
    const limits = [
      { subject: ['family invitation', ownerId], most: mostMailsADay, minutes: day },
      {
        subject: ['family invitation', 'to', normalisedEmail(email)],
        most: mostMailsAWeek,
        minutes: 7 * day,
      },
    ];
    return (await throttle.attempt(limits.map((limit) => ({ ...limit, forgottenBySuccess: false })))).ok;
  }

  async function mailInvitation(
    trx: Transaction<FamilyTables>,
    owner: FamilyAccount,
    { id, email, language, mailsSent, expiresAt }: FamilyRow,
  ): Promise<void> {
    if (email === null) return;
    await mails.invite(
      {
        key: `familyInvitation:${id}:${mailsSent}`,
        to: email,
        language,
        ownerName: usableName(owner.firstName),
        link: links.linkTo(id, language),
        validUntil: addDays(dayOf(expiresAt), -1),
      },
      trx.$pickTables<never>(),
    );
  }

  const expiryFrom = (now: Date) => new Date(`${addDays(dayOf(now), invitationDays)}T00:00:00.000Z`);

  return {
    /** Makes the group of who has a family plan. Asked for again, it is the same group. */
    async createGroup(ownerId: string): Promise<string | undefined> {
      if ((await billing.familyPlanOf(ownerId)) === undefined) return undefined;
      await repository.create(ownerId, clock.now());
      return (await repository.groupOf(ownerId))?.id;
    },

    /** Invites all of these addresses, or none where one of them is refused. */
    async invite(owner: FamilyAccount, emails: readonly string[], language: Language): Promise<Invited> {
      if ((await billing.familyPlanOf(owner.userId)) === undefined) return { ok: false, reason: 'noPlan' };
      if (!owner.emailProved) return { ok: false, reason: 'unconfirmed' };
      const typed = problemsOf(emails, owner);
      if (typed.some(Boolean)) return { ok: false, reason: 'refused', problems: typed };
      const allowed = await Promise.all(emails.map((email) => mayMail(owner.userId, email)));
      if (allowed.includes(false)) {
        const problems = allowed.map((may) => (may ? undefined : ('tooMany' as const)));
        return { ok: false, reason: 'refused', problems };
      }

      const now = clock.now();
      await repository.create(owner.userId, now);
      return db.transaction().execute(async (trx): Promise<Invited> => {
        const group = await lockGroup(trx, { ownerAccountId: owner.userId }, now);
        if (group === undefined) return { ok: false, reason: 'noPlan' };
        const rows = await createFamilyRepository(trx).peopleOf(group.id);
        const known = rows.map(({ emailNormalised }) => emailNormalised);
        const already = emails.map((email) => known.includes(normalisedEmail(email)));
        if (already.includes(true)) {
          const pressed = rows.filter(({ emailNormalised, invitedAt }) => {
            const isNew = now.getTime() - invitedAt.getTime() < pressedTwiceMs;
            return isNew && emails.some((email) => normalisedEmail(email) === emailNormalised);
          });
          // Pressed twice: the first press has invited them all.
          if (pressed.length === emails.length) return { ok: true, ids: pressed.map(({ id }) => id) };
          return {
            ok: false,
            reason: 'refused',
            problems: already.map((is) => (is ? 'already' : undefined)),
          };
        }
        const free = freePlaces(quantity, rows, now);
        if (free < emails.length) {
          const problems = emails.map((_email, index) => (index < free ? undefined : ('full' as const)));
          return { ok: false, reason: 'refused', problems };
        }
        const ids: string[] = [];
        for (const [line, email] of emails.entries()) {
          // In the order of the lines.
          const invitedAt = new Date(now.getTime() + line);
          const row = await trx
            .insertInto('familyPeople')
            .values({
              ...{ groupId: group.id, email, emailNormalised: normalisedEmail(email), language },
              ...{ invitedAt, sentAt: now, expiresAt: expiryFrom(now) },
            })
            .returningAll()
            .executeTakeFirstOrThrow();
          await mailInvitation(trx, owner, row);
          ids.push(row.id);
        }
        return { ok: true, ids };
      });
    },

    /** Mails an invitation once more, a day after the last mail. One that was over takes a place again. */
    async resend(owner: FamilyAccount, personId: string): Promise<Resent> {
      if ((await billing.familyPlanOf(owner.userId)) === undefined) return { ok: false, reason: 'noPlan' };
      const now = clock.now();
      const own = await repository.groupOf(owner.userId);
      const found = own && (await repository.peopleOf(own.id)).find(({ id }) => id === personId);
      if (found?.accountId !== null) return { ok: false, reason: 'gone' };
      const minutes = minutesUntilResend(found, now);
      if (minutes !== undefined) return { ok: false, reason: 'tooSoon', minutes };
      if (!(await mayMail(owner.userId, found.email ?? ''))) return { ok: false, reason: 'tooMany' };
      return db.transaction().execute(async (trx): Promise<Resent> => {
        const group = await lockGroup(trx, { ownerAccountId: owner.userId }, now);
        const inGroup = createFamilyRepository(trx);
        const rows = group === undefined ? [] : await inGroup.peopleOf(group.id);
        const invited = rows.find(({ id, accountId }) => id === personId && accountId === null);
        if (invited === undefined) return { ok: false, reason: 'gone' };
        // Pressed twice: the first mail is on its way.
        if (minutesUntilResend(invited, now) !== undefined) return { ok: true };
        const isOver = invited.expiresAt <= now;
        if (isOver && freePlaces(quantity, rows, now) === 0) return { ok: false, reason: 'full' };
        const sent = {
          ...{ sentAt: now, mailsSent: invited.mailsSent + 1, expiresAt: expiryFrom(now) },
          askedAt: null,
        };
        await inGroup.update(personId, sent);
        await mailInvitation(trx, owner, { ...invited, ...sent });
        return { ok: true };
      });
    },

    /** Takes an invitation back. One that was accepted meanwhile stays. */
    async withdraw(ownerId: string, personId: string): Promise<'withdrawn' | 'gone'> {
      const now = clock.now();
      return db.transaction().execute(async (trx) => {
        const group = await lockGroup(trx, { ownerAccountId: ownerId }, now);
        const inGroup = createFamilyRepository(trx);
        const rows = group === undefined ? [] : await inGroup.peopleOf(group.id);
        if (!rows.some(({ id, accountId }) => id === personId && accountId === null)) return 'gone';
        await inGroup.update(personId, leftBehind('withdrawn', now));
        return 'withdrawn';
      });
    },
  };
}

export type Inviting = ReturnType<typeof createInviting>;

/** What is wrong with addresses as they were typed. */
function problemsOf(emails: readonly string[], owner: FamilyAccount): (InviteProblem | undefined)[] {
  const normalised = emails.map((email) => normalisedEmail(email));
  return emails.map((email, index) => {
    const problem = problemOfEmail(email);
    if (problem !== undefined) return problem;
    const own = normalised[index] ?? '';
    if (own === normalisedEmail(owner.email)) return 'own';
    return normalised.indexOf(own) === index ? undefined : 'twice';
  });
}
