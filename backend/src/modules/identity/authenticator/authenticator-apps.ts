import type { Kysely, Transaction } from 'kysely';
import type { Sealing } from '../../../sealing/sealing.ts';
import type { IdentityTables } from '../tables.ts';
import { isCodeOfStep, newAppKey, readKey, stepOfCode, writtenKey } from './app-codes.ts';

/** How long the first code of an app may take. */
export const setupMinutes = 15;

/** Whose app it is, and the session in which it is set up. */
export interface SetupOwner {
  accountId: string;
  sid: string;
}

/** `used`: its code was right, and had been used already. */
export type AppCodeOutcome = 'right' | 'wrong' | 'used';

/** Keeps the authenticator apps of accounts: one each. An app counts once its first code was right. */
export function createAuthenticatorApps({ db, sealing }: { db: Kysely<IdentityTables>; sealing: Sealing }) {
  const seal = (key: Uint8Array, accountId: string) => sealing.seal(writtenKey(key), `account ${accountId}`);
  const open = (sealedKey: string, accountId: string) =>
    readKey(sealing.open(sealedKey, `account ${accountId}`));

  const setupOf = async ({ accountId, sid }: SetupOwner, reader: Kysely<IdentityTables> = db) => {
    const row = await reader
      .selectFrom('authenticatorSetups')
      .select('sealedKey')
      .where('sessionId', '=', sid)
      .where('accountId', '=', accountId)
      .where('expiresAt', '>', new Date())
      .executeTakeFirst();
    return row && open(row.sealedKey, accountId);
  };

  return {
    /** Lets a new key wait for its first code, in one session. Pressed twice, the later key counts. */
    async beginSetup({ accountId, sid }: SetupOwner): Promise<void> {
      const sealedKey = seal(newAppKey(), accountId);
      const expiresAt = new Date(Date.now() + setupMinutes * 60_000);
      await db
        .insertInto('authenticatorSetups')
        .values({ sessionId: sid, accountId, sealedKey, expiresAt })
        .onConflict((conflict) => conflict.column('sessionId').doUpdateSet({ sealedKey, expiresAt }))
        .execute();
    },

    /** The key that waits in a session for its first code. */
    setupOf,

    async cancelSetup({ accountId, sid }: SetupOwner): Promise<void> {
      await db
        .deleteFrom('authenticatorSetups')
        .where('sessionId', '=', sid)
        .where('accountId', '=', accountId)
        .execute();
    },

    /**
     * Keeps the key that waits, if the code is right: that code works at no sign-in any more. What waits in other sessions
     * of the account ends.
     */
    async confirm(
      trx: Transaction<IdentityTables>,
      owner: SetupOwner,
      code: string,
    ): Promise<'right' | 'wrong' | 'expired'> {
      const { accountId } = owner;
      const key = await setupOf(owner, trx);
      if (key === undefined) return 'expired';
      const lastStep = stepOfCode(key, code, Date.now());
      if (lastStep === undefined) return 'wrong';
      await trx.deleteFrom('authenticatorSetups').where('accountId', '=', accountId).execute();
      const sealedKey = seal(key, accountId);
      await trx
        .insertInto('authenticatorApps')
        .values({ accountId, sealedKey, lastStep })
        .onConflict((conflict) => conflict.column('accountId').doUpdateSet({ sealedKey, lastStep }))
        .execute();
      return 'right';
    },

    /**
     * Uses up the step of time that a code belongs to: it and all before it work no more. Of two at the same time, one is
     * right.
     */
    async use(
      trx: Transaction<IdentityTables>,
      { accountId, code }: { accountId: string; code: string },
    ): Promise<AppCodeOutcome> {
      const app = await trx
        .selectFrom('authenticatorApps')
        .select('sealedKey')
        .where('accountId', '=', accountId)
        .executeTakeFirst();
      if (app === undefined) return 'wrong';
      const key = open(app.sealedKey, accountId);
      const lastStep = stepOfCode(key, code, Date.now());
      if (lastStep === undefined) return 'wrong';
      const used = await trx
        .updateTable('authenticatorApps')
        .set({ lastStep, ...(!sealing.isCurrent(app.sealedKey) && { sealedKey: seal(key, accountId) }) })
        .where('accountId', '=', accountId)
        .where('sealedKey', '=', app.sealedKey)
        .where('lastStep', '<', lastStep)
        .executeTakeFirst();
      return used.numUpdatedRows === 1n ? 'right' : 'used';
    },

    /** Whether a code is the one of the app that was used last, as in a form that is pressed twice. */
    async wasUsedLast(
      trx: Transaction<IdentityTables>,
      { accountId, code }: { accountId: string; code: string },
    ): Promise<boolean> {
      const app = await trx
        .selectFrom('authenticatorApps')
        .select(['sealedKey', 'lastStep'])
        .where('accountId', '=', accountId)
        .executeTakeFirst();
      return app !== undefined && isCodeOfStep(open(app.sealedKey, accountId), code, app.lastStep);
    },

    /** Gives an account an app with a known key, where it has none. */
    async bringIn(accountId: string, key: Uint8Array): Promise<void> {
      await db
        .insertInto('authenticatorApps')
        .values({ accountId, sealedKey: seal(key, accountId), lastStep: 0 })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },

    async remove(trx: Transaction<IdentityTables>, accountId: string): Promise<void> {
      await trx.deleteFrom('authenticatorApps').where('accountId', '=', accountId).execute();
    },
  };
}

export type AuthenticatorApps = ReturnType<typeof createAuthenticatorApps>;
