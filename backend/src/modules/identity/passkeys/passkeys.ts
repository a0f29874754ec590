import { randomBytes, randomUUID } from 'node:crypto';
import { sql, type Kysely, type Transaction } from 'kysely';
import { dayOf } from '../../../domain/days.ts';
import { recordChange } from '../audit.ts';
import { allLoginMethods, hasOtherLoginMethod } from '../identities/other-login-methods.ts';
import type { IdentityMail, KnownAccount } from '../ports.ts';
import type { Device } from '../session/device.ts';
import { endAccess } from '../session/end-access.ts';
import { isStillSignedIn } from '../session/same-access.ts';
import type { IdentityTables } from '../tables.ts';
import type { MadePasskey } from './relying-party.ts';

/** How many passkeys an account can have. */
export const mostPasskeys = 20;

/** A passkey of an account. */
export interface Passkey extends Device {
  id: string;
  name: string | null;
  backedUp: boolean;
  createdAt: Date;
  lastUsedAt: Date | null;
}

/** `accessEnded`: the session that asked for it ended before, as by a new password. */
export type AddOutcome = 'known' | 'tooMany' | 'accessEnded' | { added: string };
export type RemoveOutcome = 'removed' | 'notFound' | 'onlyLoginMethod' | 'accessEnded';

/** Who asks for a change, and from where. */
interface Asker {
  sid: string;
  ip: string;
}

/** Keeps the passkeys of accounts. Each that is added, removed or refused as a copy is noted, and mailed to the owner. */
export function createPasskeys({
  db,
  mail,
  reachable,
}: {
  db: Kysely<IdentityTables>;
  mail: IdentityMail;
  /** The companies by which people can sign in. */
  reachable: readonly string[];
}) {
  const isRemovable = async (from: Kysely<IdentityTables>, accountId: string) =>
    hasOtherLoginMethod(await allLoginMethods(from, accountId, reachable), 'passkey');

  function tell(
    { id, email: to, language, firstName }: KnownAccount,
    message: 'passkeyAdded' | 'passkeyRemoved' | 'passkeyRefused',
    trx: Transaction<IdentityTables>,
    /** Of two mails with one, the second is not sent. */
    occasion: string = randomUUID(),
  ): Promise<void> {
    const key = `${message}:${id}:${occasion}`;
    const changedAt = new Date();
    return mail.send({ key, to, language, firstName, mail: message, changedAt }, trx.$pickTables<never>());
  }

  return {
    /** The name by which authenticators know a person: random, so that it tells nothing of the account. */
    async userHandleOf(accountId: string): Promise<string> {
      await db
        .insertInto('passkeyUsers')
        .values({ accountId, userHandle: randomBytes(32).toString('base64url') })
        .onConflict((conflict) => conflict.column('accountId').doNothing())
        .execute();
      const { userHandle } = await db
        .selectFrom('passkeyUsers')
        .select('userHandle')
        .where('accountId', '=', accountId)
        .executeTakeFirstOrThrow();
      return userHandle;
    },

    /** What a browser is told of the passkeys of an account, so that it makes no second one beside them. */
    async knownToBrowsers(accountId: string): Promise<{ id: string; transports: string[] }[]> {
      const rows = await db
        .selectFrom('passkeys')
        .select(['credentialId', 'transports'])
        .where('accountId', '=', accountId)
        .execute();
      return rows.map(({ credentialId: id, transports }) => ({
        id,
        transports: transports.split(',').filter((name) => name !== ''),
      }));
    },

    of: (accountId: string): Promise<Passkey[]> =>
      db
        .selectFrom('passkeys')
        .select(['id', 'name', 'browser', 'system', 'backedUp', 'createdAt', 'lastUsedAt'])
        .where('accountId', '=', accountId)
        .orderBy('createdAt')
        .orderBy('id')
        .execute(),

    /** The passkey that a browser answered with, and the name that its authenticator has for its person. */
    byCredential: (credentialId: string) =>
      db
        .selectFrom('passkeys')
        .innerJoin('passkeyUsers', 'passkeyUsers.accountId', 'passkeys.accountId')
        .select(['passkeys.id', 'passkeys.accountId', 'publicKey', 'userHandle'])
        .where('credentialId', '=', credentialId)
        .executeTakeFirst(),

    /** Whether an account could be entered without one of its passkeys. */
    isRemovable: (accountId: string) => isRemovable(db, accountId),

    add(
      account: KnownAccount,
      { transports, browser, system, ...made }: MadePasskey & Device & { transports: readonly string[] },
      { sid, ip }: Asker,
    ): Promise<AddOutcome> {
      const accountId = account.id;
      return db.transaction().execute(async (trx) => {
        if (!(await isStillSignedIn(trx, { accountId, sid }))) return 'accessEnded';
        const { count } = await trx
          .selectFrom('passkeys')
          .select(({ fn }) => fn.countAll<string>().as('count'))
          .where('accountId', '=', accountId)
          .executeTakeFirstOrThrow();
        if (Number(count) >= mostPasskeys) return 'tooMany';
        const id = randomUUID();
        const row = { id, accountId, ...made, transports: transports.join(','), name: null };
        const added = await trx
          .insertInto('passkeys')
          .values({ ...row, browser, system, createdAt: new Date(), lastUsedAt: null })
          .onConflict((conflict) => conflict.column('credentialId').doNothing())
          .executeTakeFirst();
        if (added.numInsertedOrUpdatedRows === 0n) return 'known';
        await recordChange(trx, { accountId, change: 'passkeyAdded', method: 'passkey', ip });
        await tell(account, 'passkeyAdded', trx);
        return { added: id };
      });
    },

    /** Gives a passkey another name. False where the account has no such passkey. */
    rename(accountId: string, id: string, { name, ip }: { name: string; ip: string }): Promise<boolean> {
      return db.transaction().execute(async (trx) => {
        const renamed = await trx
          .updateTable('passkeys')
          .set({ name })
          .where('accountId', '=', accountId)
          .where('id', '=', id)
          .executeTakeFirst();
        if (renamed.numUpdatedRows === 0n) return false;
        await recordChange(trx, { accountId, change: 'passkeyRenamed', method: 'owner', ip });
        return true;
      });
    },

    /** Removes a passkey of an account, unless it is the only login method. All other sessions end with it. */
    remove(account: KnownAccount, id: string, { sid, ip }: Asker): Promise<RemoveOutcome> {
      const accountId = account.id;
      return db.transaction().execute(async (trx) => {
        if (!(await isStillSignedIn(trx, { accountId, sid }))) return 'accessEnded';
        const ofAccount = await trx
          .selectFrom('passkeys')
          .select('id')
          .where('accountId', '=', accountId)
          .where('id', '=', id)
          .executeTakeFirst();
        if (ofAccount === undefined) return 'notFound';
        if (!(await isRemovable(trx, accountId))) return 'onlyLoginMethod';
        await trx.deleteFrom('passkeys').where('id', '=', id).execute();
        await recordChange(trx, { accountId, change: 'passkeyRemoved', method: 'passkey', ip });
        await tell(account, 'passkeyRemoved', trx);
        await endAccess(trx, accountId, { except: sid });
        return 'removed';
      });
    },

    /**
     * Notes that a passkey was used. False where it is gone, or its counter is not above the last one: that is another
     * device's copy of it, and is written down, and mailed to the owner once a day for each passkey. Passkeys that are
     * synchronised do not count, and stay at zero.
     */
    async use(
      { id, account }: { id: string; account: KnownAccount },
      { counter, backedUp }: { counter: number; backedUp: boolean },
      ip: string,
    ): Promise<boolean> {
      const used = await db
        .updateTable('passkeys')
        .set({ counter, backedUp, lastUsedAt: new Date() })
        .where('id', '=', id)
        .where((eb) =>
          eb.or([
            eb('counter', '<', sql<string>`${counter}::bigint`),
            eb.and([eb('counter', '=', '0'), sql<boolean>`${counter}::bigint = 0`]),
          ]),
        )
        .executeTakeFirst();
      if (used.numUpdatedRows === 1n) return true;
      const left = await db.selectFrom('passkeys').select('id').where('id', '=', id).executeTakeFirst();
      if (left !== undefined) {
        await db.transaction().execute(async (trx) => {
          const change = { change: 'passkeyCounterBack', method: 'passkey' } as const;
          await recordChange(trx, { accountId: account.id, ...change, ip });
          await tell(account, 'passkeyRefused', trx, `${id}:${dayOf(new Date())}`);
        });
      }
      return false;
    },
  };
}

export type Passkeys = ReturnType<typeof createPasskeys>;

/** Removes all passkeys of an account, in the transaction that gives it a new password. Gives how many there were. */
export async function removePasskeys(
  trx: Kysely<IdentityTables>,
  accountId: string,
  ip: string,
): Promise<number> {
  const { numDeletedRows: removed } = await trx
    .deleteFrom('passkeys')
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  for (let left = removed; left > 0n; left -= 1n) {
    await recordChange(trx, { accountId, change: 'passkeyRemoved', method: 'passkey', ip });
  }
  return Number(removed);
}
