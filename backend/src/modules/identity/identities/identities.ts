import { randomUUID } from 'node:crypto';
import { sql, type Kysely, type NotNull, type Transaction } from 'kysely';
import type { SharedTransaction } from '../../../database/database.ts';
import type { PersonAtCompany } from '../connections/connection.ts';
import type { Accounts, IdentityMail, KnownAccount, Workplaces } from '../ports.ts';
import type { IdentityTables } from '../tables.ts';
import { recordChange } from '../audit.ts';
import { endAccess } from '../session/end-access.ts';
import { lockAccount, type AccountRows } from '../session/locked-account.ts';
import { epochOfSession } from '../session/same-access.ts';
import { allLoginMethods, hasOtherLoginMethod, type AllLoginMethods } from './other-login-methods.ts';
import { proveAddress } from './prove-address.ts';

/** An identity of an account at another company. */
export interface Identity {
  connection: string;
  email: string | undefined;
  linkedAt: Date | undefined;
}

/** An identity to add: who the company says it is. */
export type IdentityToAdd = Pick<PersonAtCompany, 'issuer' | 'subject' | 'email'> & { connection: string };

/** An identity, as a company's own messages name it. */
type NamedIdentity = Pick<PersonAtCompany, 'issuer' | 'subject'> & { connection: string };

/** `accessEnded`: what was proved for the change ended before it, as by a new password. */
export type LinkOutcome = 'linked' | 'linkedAlready' | 'ofAnother' | 'connectionTaken' | 'accessEnded';
export type UnlinkOutcome = 'unlinked' | 'notLinked' | 'onlyLoginMethod' | 'accessEnded';

/** By what a change is made: a session, or a proof of the owner and the epoch before it. */
export type ProofOfOwner = { sid: string } | { sessionEpoch: number };

/** An account that an identity signs in to, and the epoch of its sessions at that moment. */
export interface LinkedAccount {
  accountId: string;
  sessionEpoch: number;
}

type Transacted = Transaction<IdentityTables>;

/** Keeps the identities of accounts. Each change is noted, and mailed to the owner. */
export function createIdentities(surroundings: {
  db: Kysely<IdentityTables>;
  accounts: Pick<Accounts, 'noteEmailVerified'>;
  mail: IdentityMail;
  workplaces: Pick<Workplaces, 'leave'>;
  /** The companies by which people can sign in. */
  reachable: readonly string[];
}) {
  const { db, accounts, mail, workplaces, reachable } = surroundings;

  /** Both are read at once: an identity that is removed meanwhile signs in no more. */
  function linkedTo({
    issuer,
    subject,
  }: Pick<PersonAtCompany, 'issuer' | 'subject'>): Promise<LinkedAccount | undefined> {
    return db
      .$extendTables<AccountRows>()
      .selectFrom('accountSubjects')
      .innerJoin('accounts', 'accounts.id', 'accountSubjects.accountId')
      .select(['accountId', 'sessionEpoch'])
      .where('issuer', '=', issuer)
      .where('subject', '=', subject)
      .executeTakeFirst();
  }

  async function of(accountId: string): Promise<Identity[]> {
    const rows = await db
      .selectFrom('accountSubjects')
      .select(['connection', 'email', 'linkedAt'])
      .where('accountId', '=', accountId)
      .where('connection', 'is not', null)
      .orderBy('linkedAt')
      .execute();
    return rows.map(({ connection, email, linkedAt }) => ({
      connection: connection ?? '',
      email: email ?? undefined,
      linkedAt: linkedAt ?? undefined,
    }));
  }

  /** One at a time for each account, so that two changes at once do not count the same login methods. */
  async function lock(trx: Transacted, accountId: string, proof: ProofOfOwner) {
    const account = await lockAccount(trx, accountId);
    const provedIn = 'sid' in proof ? await epochOfSession(trx, accountId, proof.sid) : proof.sessionEpoch;
    return { ended: account === undefined || provedIn !== account.sessionEpoch };
  }

  function tell(
    { id, email: to, language, firstName }: KnownAccount,
    change:
      | { mail: 'identityLinked'; connection: string }
      | { mail: 'identityUnlinked'; connection: string; onlyLoginMethod?: true },
    trx: Transacted,
  ): Promise<void> {
    const key = `${change.mail}:${id}:${randomUUID()}`;
    return mail.send({ key, to, language, firstName, ...change }, trx.$pickTables<never>());
  }

  /** Locks an account, and says whether an identity is one of its own. */
  async function isLinked(trx: Transacted, { id }: KnownAccount, { issuer, subject }: NamedIdentity) {
    await lockAccount(trx, id);
    const linked = await trx
      .selectFrom('accountSubjects')
      .select('accountId')
      .where('issuer', '=', issuer)
      .where('subject', '=', subject)
      .where('accountId', '=', id)
      .executeTakeFirst();
    return linked !== undefined;
  }

  async function remove(
    trx: Transacted,
    account: KnownAccount,
    { connection, ip }: { connection: string; ip?: string },
  ): Promise<void> {
    const accountId = account.id;
    const removed = await trx
      .deleteFrom('accountSubjects')
      .where('accountId', '=', accountId)
      .where('connection', '=', connection)
      .returning('subject')
      .execute();
    for (const { subject } of removed) {
      await workplaces.leave({ accountId, workplace: connection, subject, ip }, trx.$pickTables<never>());
    }
    const network = ip === undefined ? {} : { ip };
    await recordChange(trx, { accountId, change: 'unlinked', method: connection, ...network });
    await tell(account, { mail: 'identityUnlinked', connection }, trx);
  }

  return {
    linkedTo,
    of,

    /** What an account can be entered by. */
    allLoginMethods: (accountId: string): Promise<AllLoginMethods> =>
      allLoginMethods(db, accountId, reachable),

    /** The subject of an account at a company. */
    async subjectOf(
      accountId: string,
      connection: string,
      trx: SharedTransaction,
    ): Promise<string | undefined> {
      const row = await trx
        .$extendTables<IdentityTables>()
        .selectFrom('accountSubjects')
        .select('subject')
        .where('accountId', '=', accountId)
        .where('connection', '=', connection)
        .executeTakeFirst();
      return row?.subject;
    },

    /** Adds an identity to an account. An identity that has another account stays there. */
    async link(
      trx: Transacted,
      account: KnownAccount,
      { issuer, subject, email, connection }: IdentityToAdd,
      { ip, announce, proof }: { ip: string; announce: boolean; proof: ProofOfOwner },
    ): Promise<LinkOutcome> {
      const accountId = account.id;
      if ((await lock(trx, accountId, proof)).ended) return 'accessEnded';
      const added = await trx
        .insertInto('accountSubjects')
        .values({ issuer, subject, accountId, connection, email: email ?? null, linkedAt: new Date() })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (added.numInsertedOrUpdatedRows === 0n) {
        const owner = await trx
          .selectFrom('accountSubjects')
          .select('accountId')
          .where('issuer', '=', issuer)
          .where('subject', '=', subject)
          .executeTakeFirst();
        if (owner === undefined) return 'connectionTaken';
        return owner.accountId === accountId ? 'linkedAlready' : 'ofAnother';
      }
      const change = announce ? 'linked' : 'registered';
      await recordChange(trx, { accountId, change, method: connection, ip });
      if (announce) await tell(account, { mail: 'identityLinked', connection }, trx);
      return 'linked';
    },

    /** Notes that the owner of an account has proved its address for the first time, as `proveAddress` does. */
    proveAddress: (
      trx: Transacted,
      accountId: string,
      proof: { method: string; ip: string; except?: string },
    ): Promise<number> => proveAddress(trx, accountId, proof, { accounts }),

    /** Removes an identity from an account, unless it is the only login method. All other sessions end with it. */
    unlink(
      account: KnownAccount,
      connection: string,
      { ip, sid }: { ip: string; sid: string },
    ): Promise<UnlinkOutcome> {
      const accountId = account.id;
      return db.transaction().execute(async (trx) => {
        if ((await lock(trx, accountId, { sid })).ended) return 'accessEnded';
        const linked = await trx
          .selectFrom('accountSubjects')
          .select('connection')
          .where('accountId', '=', accountId)
          .where('connection', '=', connection)
          .executeTakeFirst();
        if (linked === undefined) return 'notLinked';
        if (!hasOtherLoginMethod(await allLoginMethods(trx, accountId, reachable), { connection }))
          return 'onlyLoginMethod';
        await remove(trx, account, { connection, ip });
        await endAccess(trx, accountId, { except: sid });
        return 'unlinked';
      });
    },

    /**
     * Takes note that a person ended the connection at the company itself. The identity goes, unless it is the only
     * login method: it stays then, since the person may agree there again. All sessions end, and the owner is told.
     */
    async endedByCompany(trx: Transacted, account: KnownAccount, identity: NamedIdentity): Promise<void> {
      const { connection } = identity;
      if (!(await isLinked(trx, account, identity))) return;
      if (hasOtherLoginMethod(await allLoginMethods(trx, account.id, reachable), { connection })) {
        await remove(trx, account, { connection });
      } else {
        await recordChange(trx, { accountId: account.id, change: 'consentRevoked', method: connection });
        await tell(account, { mail: 'identityUnlinked', connection, onlyLoginMethod: true }, trx);
      }
      await endAccess(trx, account.id);
    },

    /** Whether a company said that it forwards no mails to an address. */
    async isMailStopped(address: string): Promise<boolean> {
      const stopped = await db
        .selectFrom('accountSubjects')
        .select('subject')
        .where(sql`lower(email)`, '=', address.toLowerCase())
        .where('mailStoppedAt', 'is not', null)
        .limit(1)
        .executeTakeFirst();
      return stopped !== undefined;
    },

    /** Takes note of whether a company forwards mails to the address that it made up for a person. */
    async setForwarding(
      trx: Transacted,
      account: KnownAccount,
      identity: NamedIdentity,
      forwarding: 'on' | 'off',
    ): Promise<void> {
      if (!(await isLinked(trx, account, identity))) return;
      const { issuer, subject, connection: method } = identity;
      const off = forwarding === 'off';
      const changed = await trx
        .updateTable('accountSubjects')
        .set({ mailStoppedAt: off ? new Date() : null })
        .where('issuer', '=', issuer)
        .where('subject', '=', subject)
        .where('mailStoppedAt', off ? 'is' : 'is not', null)
        .executeTakeFirst();
      if (changed.numUpdatedRows === 0n) return;
      await recordChange(trx, { accountId: account.id, change: off ? 'mailStopped' : 'mailResumed', method });
    },
  };
}

export type Identities = ReturnType<typeof createIdentities>;

/** Removes all identities of an account at companies, in the transaction that gives it a new password. Gives their connections. */
export async function unlinkAll(
  trx: Transaction<IdentityTables>,
  { accountId, ip }: { accountId: string; ip: string },
  workplaces: Pick<Workplaces, 'leave'>,
): Promise<readonly string[]> {
  const removed = await trx
    .deleteFrom('accountSubjects')
    .where('accountId', '=', accountId)
    .where('connection', 'is not', null)
    .returning(['connection', 'subject'])
    .$narrowType<{ connection: NotNull }>()
    .execute();
  for (const { connection, subject } of removed) {
    await workplaces.leave({ accountId, workplace: connection, subject, ip }, trx.$pickTables<never>());
    await recordChange(trx, { accountId, change: 'unlinked', method: connection, ip });
  }
  return removed.map(({ connection }) => connection).toSorted();
}
