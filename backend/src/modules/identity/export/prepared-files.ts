import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Sealing } from '../../../sealing/sealing.ts';
import type { IdentityTables } from '../tables.ts';

/** How long a file that was made can be downloaded. It is deleted then. */
export const fileHours = 48;

/** Until when a file is kept that is asked for, or made, now. */
const keptUntil = () => new Date(Date.now() + fileHours * 3_600_000);

/** What keeping files works with. */
export interface PreparedFilesParts {
  db: Kysely<IdentityTables>;
  sealing: Pick<Sealing, 'seal' | 'open'>;
}

/** Keeps the large files of people's own data, encrypted, and one for an account. */
export function createPreparedFiles({ db, sealing }: PreparedFilesParts) {
  const current = (accountId: string) =>
    db.selectFrom('dataFiles').where('accountId', '=', accountId).where('expiresAt', '>', new Date());

  return {
    /** Whether a file is made, or was. Undefined where none was asked for, or it has expired. */
    async stateOf(accountId: string) {
      const file = await current(accountId)
        .select((row) => ['expiresAt', row('sealed', 'is', null).as('pending')])
        .executeTakeFirst();
      if (file === undefined) return undefined;
      if (file.pending) return { status: 'preparing' } as const;
      return { status: 'prepared', until: file.expiresAt.toISOString() } as const;
    },

    /** Notes that a file is asked for. Undefined where there is one already: of two requests at once, one gets its id. */
    async ask(trx: Transaction<IdentityTables>, accountId: string): Promise<string | undefined> {
      const asked = { id: randomUUID(), sealed: null, expiresAt: keptUntil() };
      const noted = await trx
        .insertInto('dataFiles')
        .values({ accountId, ...asked })
        .onConflict((conflict) =>
          conflict.column('accountId').doUpdateSet(asked).where('dataFiles.expiresAt', '<=', new Date()),
        )
        .returning('id')
        .executeTakeFirst();
      return noted?.id;
    },

    /** Whose file is still to be made. Undefined where it was made, has expired, or went with its account. */
    async ownerOf(id: string): Promise<string | undefined> {
      const file = await db
        .selectFrom('dataFiles')
        .select('accountId')
        .where('id', '=', id)
        .where('sealed', 'is', null)
        .where('expiresAt', '>', new Date())
        .executeTakeFirst();
      return file?.accountId;
    },

    /** Keeps a file that was made. False where another process kept it first, or it is not wanted any more. */
    async keep(
      trx: Transaction<IdentityTables>,
      { id, accountId }: { id: string; accountId: string },
      content: string,
    ): Promise<boolean> {
      const kept = await trx
        .updateTable('dataFiles')
        .set({ sealed: sealing.seal(content, placeOf(accountId, id)), expiresAt: keptUntil() })
        .where('id', '=', id)
        .where('sealed', 'is', null)
        .executeTakeFirst();
      return kept.numUpdatedRows === 1n;
    },

    /** A file that was made. */
    async contentOf(accountId: string): Promise<string | undefined> {
      const file = await current(accountId).select(['id', 'sealed']).executeTakeFirst();
      if (file === undefined || file.sealed === null) return undefined;
      return sealing.open(file.sealed, placeOf(accountId, file.id));
    },
  };
}

export type PreparedFiles = ReturnType<typeof createPreparedFiles>;

/** Moved to another account, a file does not open. */
function placeOf(accountId: string, id: string): string {
  return `account ${accountId}, file ${id}`;
}
