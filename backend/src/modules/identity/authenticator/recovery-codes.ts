import { createHmac, randomInt } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { recordChange } from '../audit.ts';
import type { IdentityTables } from '../tables.ts';

/** How many codes are made at once. */
export const recoveryCodesMade = 10;

/** Without 0, 1, i, l, o and u, which are mistaken for one another. */
const letters = '23456789abcdefghjkmnpqrstvwxyz';
/** Groups of four, with more than 78 bits in all. */
const groups = 4;
const groupLength = 4;

/**
 * Codes that stand in for an authenticator app, each once. The database keeps an HMAC of each: a slow hash is for what
 * people think of, and these are random beyond all guessing, with or without our key.
 */
export function createRecoveryCodes({
  db,
  keys,
}: {
  db: Kysely<IdentityTables>;
  /** The first one hashes new codes, codes of all of them are still taken. */
  keys: () => Promise<readonly Buffer[]>;
}) {
  async function hashesOf(accountId: string, code: string): Promise<readonly string[]> {
    const typed = code.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
    return (await keys()).map((key) =>
      createHmac('sha256', key)
        .update(JSON.stringify([accountId, typed]))
        .digest('base64url'),
    );
  }

  async function countOf(accountId: string, reader: Kysely<IdentityTables> = db): Promise<number> {
    const { count } = await reader
      .selectFrom('recoveryCodes')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('accountId', '=', accountId)
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  return {
    /** How many codes of an account are left. */
    countOf,

    /** Makes new codes in place of those before, and writes that down. They are readable here and never again. */
    async make(
      trx: Transaction<IdentityTables>,
      { accountId, ip }: { accountId: string; ip: string },
    ): Promise<readonly string[]> {
      const codes = Array.from({ length: recoveryCodesMade }, newCode);
      const hashes = await Promise.all(codes.map((code) => hashesOf(accountId, code)));
      await removeRecoveryCodes(trx, accountId);
      await trx
        .insertInto('recoveryCodes')
        .values(hashes.map(([codeHash = '']) => ({ accountId, codeHash })))
        .execute();
      await recordChange(trx, { accountId, change: 'recoveryCodesMade', method: 'recoveryCode', ip });
      return codes;
    },

    /** Uses a code up, and writes that down. Gives how many are left; undefined where there is no such code. */
    async use(
      trx: Transaction<IdentityTables>,
      { accountId, code, ip }: { accountId: string; code: string; ip: string },
    ): Promise<number | undefined> {
      const used = await trx
        .deleteFrom('recoveryCodes')
        .where('accountId', '=', accountId)
        .where('codeHash', 'in', await hashesOf(accountId, code))
        .executeTakeFirst();
      if (used.numDeletedRows === 0n) return undefined;
      await recordChange(trx, { accountId, change: 'recoveryCodeUsed', method: 'recoveryCode', ip });
      return countOf(accountId, trx);
    },
  };
}

export type RecoveryCodes = ReturnType<typeof createRecoveryCodes>;

/** Removes all recovery codes of an account: they are worth something beside an app alone. */
export async function removeRecoveryCodes(trx: Kysely<IdentityTables>, accountId: string): Promise<void> {
  await trx.deleteFrom('recoveryCodes').where('accountId', '=', accountId).execute();
}

function newCode(): string {
  const letter = () => letters.charAt(randomInt(letters.length));
  const group = () => Array.from({ length: groupLength }, letter).join('');
  return Array.from({ length: groups }, group).join('-');
}
