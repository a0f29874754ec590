import type { Kysely, Transaction } from 'kysely';
import { addDays, dayOf } from '../../domain/days.ts';
import { normalisedEmail, problemOfEmail } from '../../domain/email.ts';
import type { Language } from '../../domain/languages.ts';
import { pressedTwiceMs } from '../../http/pressed-twice.ts';
import { usableName } from '../../domain/person-name.ts';
import type { Clock } from '../../process/clock.ts';
import type { Allowance, Limit, Throttle } from '../../throttle/throttle.ts';
import type { InvitationLinks } from './invitation-links.ts';
import { freePlaces, isHere } from './places.ts';
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

/** What is wrong with an address. `tooMany`: for so many minutes no other mail is sent by the owner, or to the address. */
export type InviteProblem =
  | { problem: 'missing' | 'invalid' | 'already' | 'own' | 'twice' | 'full' }
  | { problem: 'tooMany'; minutes: number };

/** What came of inviting: with a problem at any address, none was invited. */
export type Invited =
  /** The ids of the invitations. */
  | { ok: true; ids: readonly string[] }
  | { ok: false; reason: 'noPlan' | 'unconfirmed' }
  | { ok: false; reason: 'refused'; problems: readonly (InviteProblem | undefined)[] };

export type Resent =
  | { ok: true }
  | { ok: false; reason: 'gone' | 'noPlan' | 'full' }
  /** `tooMany`: the owner, or all owners to this address, sent as many as there can be. */
  | { ok: false; reason: 'tooSoon' | 'tooMany'; minutes: number };

/** What inviting works with. */
export interface InvitingParts {
  db: Kysely<FamilyTables>;
  clock: Pick<Clock, 'now'>;
  throttle: Pick<Throttle, 'attempt' | 'forgive'>;
  billing: Pick<FamilyBilling, 'familyPlanOf'>;
  mails: Pick<FamilyMails, 'invite'>;
  links: InvitationLinks;
  /** How many people a family has beside its owner. */
  quantity: number;
}

/** Invites people to a family: by its owner alone, who pays for a family plan and whose address was proved. */
export function createInviting({ db, clock, throttle, billing, mails, links, quantity }: InvitingParts) {
  const repository = createFamilyRepository(db);

  /** What is sent to these addresses, as it is limited: by owner, and by address. */
  function limitsOf(ownerId: string, email: string): Limit[] {
    const day = 24 * 60;
    const own = { subject: ['family invitation', ownerId], most: mostMailsADay, minutes: day };
    const subject = ['family invitation', 'to', normalisedEmail(email)];
    return [own, { subject, most: mostMailsAWeek, minutes: 7 * day }].map((limit) => {
      return { ...limit, forgottenBySuccess: false };
    });
  }

  /**
   * Counts a mail to each address, and then sends them: all, or none where one may not be sent. What was counted of mails that
   * were not sent is given back.
   */
  async function counted<Outcome>(
    ownerId: string,
    emails: readonly string[],
    send: () => Promise<{ outcome: Outcome; isSent: boolean }>,
  ): Promise<{ outcome: Outcome } | { allowances: readonly Allowance[] }> {
    const mails = emails.map((email) => limitsOf(ownerId, email));
    const allowances: Allowance[] = [];
    let isSent = false;
    try {
      for (const limits of mails) allowances.push(await throttle.attempt(limits));
      if (!allowances.every(({ ok }) => ok)) return { allowances };
      const sent = await send();
      isSent = sent.isSent;
      return sent;
    } finally {
      const taken = isSent ? [] : mails.filter((_limits, at) => allowances[at]?.ok);
      for (const limits of taken) await throttle.forgive(limits);
    }
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

  /** Whether an invitation is over, and would take a place where none is free. */
  const needsPlace = ({ expiresAt }: FamilyRow, rows: readonly FamilyRow[], now: Date) =>
    expiresAt <= now && freePlaces(quantity, rows, now) === 0;

  const expiryFrom = (now: Date) => new Date(`${addDays(dayOf(now), invitationDays)}T00:00:00.000Z`);

  /** What stands against inviting these addresses into a family, or that a press before has invited them; undefined for nothing. */
  function outcomeBefore(
    rows: readonly FamilyRow[],
    emails: readonly string[],
    now: Date,
  ): Invited | undefined {
    const here = rows.filter((row) => row.accountId === null || isHere(row, dayOf(now)));
    const known = here.map(({ emailNormalised }) => emailNormalised);
    const already = emails.map((email) => known.includes(normalisedEmail(email)));
    if (already.includes(true)) {
      const pressed = here.filter(({ emailNormalised, invitedAt }) => {
        const isNew = now.getTime() - invitedAt.getTime() < pressedTwiceMs;
        return isNew && emails.some((email) => normalisedEmail(email) === emailNormalised);
      });
      // Pressed twice: the first press has invited them all.
      if (pressed.length === emails.length) return { ok: true, ids: pressed.map(({ id }) => id) };
      return refusedWhere(already, 'already');
    }
    const free = freePlaces(quantity, here, now);
    if (free >= emails.length) return undefined;
    return refusedWhere(
      emails.map((_email, index) => index >= free),
      'full',
    );
  }

  return {
    /** Makes the group of who has a family plan. Asked for again, it is the same group. */
    async createGroup(ownerId: string): Promise<string | undefined> {
      if ((await billing.familyPlanOf(ownerId)) === undefined) return undefined;
      await repository.create(ownerId, clock.now());
      return (await repository.groupOf(ownerId))?.id;
    },

    /** Invites all of these addresses, or none where one of them is refused. */
    async invite(owner: FamilyAccount, emails: readonly string[], language: Language): Promise<Invited> {
      const { userId: ownerId } = owner;
      if ((await billing.familyPlanOf(ownerId)) === undefined) return { ok: false, reason: 'noPlan' };
      if (!owner.emailProved) return { ok: false, reason: 'unconfirmed' };
      const typed = problemsOf(emails, owner);
      if (typed.some(Boolean)) return { ok: false, reason: 'refused', problems: typed };

      const now = clock.now();
      await repository.create(ownerId, now);
      const group = await repository.groupOf(ownerId);
      // Asked first: what is refused for the family itself uses up no limit, which others have for the same address.
      const before = group && outcomeBefore(await repository.peopleOf(group.id), emails, now);
      if (before !== undefined) return before;
      const sent = await counted(ownerId, emails, () =>
        db.transaction().execute(async (trx): Promise<{ outcome: Invited; isSent: boolean }> => {
          const locked = await lockGroup(trx, { ownerAccountId: ownerId }, now);
          if (locked === undefined) return { outcome: { ok: false, reason: 'noPlan' }, isSent: false };
          const meanwhile = outcomeBefore(await createFamilyRepository(trx).peopleOf(locked.id), emails, now);
          if (meanwhile !== undefined) return { outcome: meanwhile, isSent: false };
          const ids: string[] = [];
          for (const [line, email] of emails.entries()) {
            // In the order of the lines.
            const invitedAt = new Date(now.getTime() + line);
            const row = await trx
              .insertInto('familyPeople')
              .values({
                ...{ groupId: locked.id, email, emailNormalised: normalisedEmail(email), language },
                ...{ invitedAt, sentAt: now, expiresAt: expiryFrom(now) },
              })
              .returningAll()
              .executeTakeFirstOrThrow();
            await mailInvitation(trx, owner, row);
            ids.push(row.id);
          }
          return { outcome: { ok: true, ids }, isSent: true };
        }),
      );
      if ('outcome' in sent) return sent.outcome;
      const problems = sent.allowances.map((allowance): InviteProblem | undefined =>
        allowance.ok ? undefined : { problem: 'tooMany', minutes: allowance.minutes },
      );
      return { ok: false, reason: 'refused', problems };
    },

    /** Mails an invitation once more, a day after the last mail. One that was over takes a place again. */
    async resend(owner: FamilyAccount, personId: string): Promise<Resent> {
      if ((await billing.familyPlanOf(owner.userId)) === undefined) return { ok: false, reason: 'noPlan' };
      const now = clock.now();
      const own = await repository.groupOf(owner.userId);
      const all = own === undefined ? [] : await repository.peopleOf(own.id);
      const found = all.find(({ id }) => id === personId);
      if (found?.accountId !== null) return { ok: false, reason: 'gone' };
      const minutes = minutesUntilResend(found, now);
      if (minutes !== undefined) return { ok: false, reason: 'tooSoon', minutes };
      if (needsPlace(found, all, now)) return { ok: false, reason: 'full' };
      const resent = await counted(owner.userId, [found.email ?? ''], () =>
        db.transaction().execute(async (trx): Promise<{ outcome: Resent; isSent: boolean }> => {
          const group = await lockGroup(trx, { ownerAccountId: owner.userId }, now);
          const inGroup = createFamilyRepository(trx);
          const rows = group === undefined ? [] : await inGroup.peopleOf(group.id);
          const invited = rows.find(({ id, accountId }) => id === personId && accountId === null);
          if (invited === undefined) return { outcome: { ok: false, reason: 'gone' }, isSent: false };
          // Pressed twice: the first mail is on its way.
          if (minutesUntilResend(invited, now) !== undefined) return { outcome: { ok: true }, isSent: false };
          if (needsPlace(invited, rows, now))
            return { outcome: { ok: false, reason: 'full' }, isSent: false };
          const sent = {
            ...{ sentAt: now, mailsSent: invited.mailsSent + 1, expiresAt: expiryFrom(now) },
            askedAt: null,
          };
          await inGroup.update(personId, sent);
          await mailInvitation(trx, owner, { ...invited, ...sent });
          return { outcome: { ok: true }, isSent: true };
        }),
      );
      if ('outcome' in resent) return resent.outcome;
      const [refused] = resent.allowances;
      const wait = refused?.ok === false ? refused.minutes : 1;
      return { ok: false, reason: 'tooMany', minutes: wait };
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
    if (problem !== undefined) return { problem };
    const own = normalised[index] ?? '';
    if (own === normalisedEmail(owner.email)) return { problem: 'own' };
    return normalised.indexOf(own) === index ? undefined : { problem: 'twice' };
  });
}

function refusedWhere(lines: readonly boolean[], problem: 'already' | 'full'): Invited {
  return { ok: false, reason: 'refused', problems: lines.map((is) => (is ? { problem } : undefined)) };
}
