import type { Kysely } from 'kysely';
import type { Tables } from '../../database/database.ts';

interface MailsTable {
  /** A hash of the message's key. */
  id: string;
  mail: string;
  askedAt: Date;
  sentAt: Date | null;
}

export type MailTables = Tables<{
  mails: MailsTable;
}>;

/** Remembers which mails were asked for and which went out, and nothing of whom they went to. */
export function createMailLog(db: Kysely<MailTables>) {
  return {
    /** Whether this mail was asked for the first time. In the caller's transaction. */
    async ask(trx: Kysely<MailTables>, asked: { id: string; mail: string; askedAt: Date }): Promise<boolean> {
      const written = await trx
        .insertInto('mails')
        .values({ ...asked, sentAt: null })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .executeTakeFirst();
      return written.numInsertedOrUpdatedRows === 1n;
    },

    async wasSent(id: string): Promise<boolean> {
      const mail = await db.selectFrom('mails').select('sentAt').where('id', '=', id).executeTakeFirst();
      return mail !== undefined && mail.sentAt !== null;
    },

    async noteSent(id: string, sentAt: Date) {
      await db.updateTable('mails').set({ sentAt }).where('id', '=', id).execute();
    },
  };
}
