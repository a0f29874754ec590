import type { Kysely } from 'kysely';
import type { Tables } from '../../database/database.ts';

interface MailsTable {
  /** A hash of the message's key. */
  id: string;
  mail: string;
  askedAt: Date;
  sentAt: Date | null;
  refusedAt: Date | null;
  /** The mail server's status, such as `550 5.1.1`, without its words. */
  refusedWith: string | null;
}

export type MailTables = Tables<{
  mails: MailsTable;
}>;

/** Remembers which mails were asked for, which went out and which were refused, and nothing of whom they were for. */
export function createMailLog(db: Kysely<MailTables>) {
  return {
    /** Whether this mail was asked for the first time. In the caller's transaction. */
    async ask(trx: Kysely<MailTables>, asked: { id: string; mail: string; askedAt: Date }): Promise<boolean> {
      const written = await trx
        .insertInto('mails')
        .values({ ...asked, sentAt: null, refusedAt: null, refusedWith: null })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .executeTakeFirst();
      return written.numInsertedOrUpdatedRows === 1n;
    },

    /** When it was asked for, and whether it was sent since, or refused for good. */
    async find(id: string): Promise<{ askedAt: Date; done: boolean } | undefined> {
      const mail = await db
        .selectFrom('mails')
        .select(['askedAt', 'sentAt', 'refusedAt'])
        .where('id', '=', id)
        .executeTakeFirst();
      return mail && { askedAt: mail.askedAt, done: mail.sentAt !== null || mail.refusedAt !== null };
    },

    async noteSent(id: string, sentAt: Date) {
      await db.updateTable('mails').set({ sentAt }).where('id', '=', id).execute();
    },

    async noteRefused(id: string, refusedAt: Date, refusedWith: string) {
      await db.updateTable('mails').set({ refusedAt, refusedWith }).where('id', '=', id).execute();
    },
  };
}
