import { createHash, randomBytes } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { deleteInSlices } from '../../database/in-slices.ts';
import { dayMs } from '../../domain/days.ts';
import type { SharedTransaction } from '../../database/database.ts';
import { normalisedEmail } from '../../domain/email.ts';
import { languagePrefix, type Language } from '../../domain/languages.ts';
import type { Clock } from '../../process/clock.ts';
import { jobKind, type Jobs } from '../../process/jobs.ts';
import type { Sealing } from '../../sealing/sealing.ts';
import type { MailingList } from './mailing-list.ts';
import type { NewsletterTables } from './tables.ts';
import { createTelling, hasAddress } from './telling.ts';

/** The mail with the link to join the list, as the app sends it. */
export interface ConfirmationMail {
  key: string;
  to: string;
  language: Language;
  link: string;
  leave: string;
  /** Where a mail program posts by itself to leave the list. */
  oneClick: string;
  days: number;
}

/** What joining and leaving work with. */
export interface RequestsParts {
  db: Kysely<NewsletterTables>;
  jobs: Pick<Jobs, 'enqueue' | 'every' | 'work'>;
  clock: Pick<Clock, 'now'>;
  sendMail: (mail: ConfirmationMail, trx: SharedTransaction) => Promise<void>;
  /** Absent outside production. */
  mailingList: MailingList | undefined;
  sealing: Pick<Sealing, 'seal' | 'open'>;
  siteOrigin: string;
}

const linkDays = 3;
const keptForDays = 400;

/** Requests for the newsletter. Of the tokens that are mailed only hashes are stored. */
export function createRequests(parts: RequestsParts) {
  const { db, jobs, clock, sendMail, mailingList, sealing, siteOrigin } = parts;

  const telling = createTelling({ db, jobs, mailingList, sealing });
  jobs.every(jobKind('newsletter.forget'), '53 3 * * *', async () => {
    const now = clock.now().getTime();
    // The list is still to be told of others.
    const isTold = sql<boolean>`(left_at is null or email is null)`;
    await deleteInSlices(db, 'newsletterRequests', (row) =>
      row.and([row('confirmedAt', 'is', null), row('expiresAt', '<', new Date(now)), isTold]),
    );
    const keptSince = new Date(now - keptForDays * dayMs);
    await deleteInSlices(db, 'newsletterRequests', (row) =>
      row.and([row('expiresAt', '<', keptSince), isTold]),
    );
  });

  return {
    /** Whether those who confirm are added to a list. */
    hasList: mailingList !== undefined,

    /** Sends the link to join the list to an address that a visitor typed. */
    async ask(email: string, language: Language): Promise<void> {
      const [confirm, leave] = [newToken(), newToken()];
      const address = (path: string, token: string) =>
        `${siteOrigin}${languagePrefix(language)}${path}?token=${token}`;
      await db.transaction().execute(async (trx) => {
        const expiresAt = new Date(clock.now().getTime() + linkDays * dayMs);
        await trx
          .insertInto('newsletterRequests')
          .values({
            ...{ confirmHash: hashOf(confirm), leaveHash: hashOf(leave) },
            ...{ email, emailNormalised: normalisedEmail(email), language },
            ...{ expiresAt, confirmedAt: null, leftAt: null },
          })
          .execute();
        await sendMail(
          {
            ...{ key: `newsletter:${hashOf(confirm)}`, to: email, language, days: linkDays },
            link: address('/newsletter/confirm', confirm),
            leave: address('/newsletter/unsubscribe', leave),
            oneClick: `${siteOrigin}${oneClickPath}?token=${leave}`,
          },
          trx.$pickTables<never>(),
        );
      });
    },

    /** Whether a link to join works. */
    async canConfirm(token: string): Promise<boolean> {
      const found = await db
        .selectFrom('newsletterRequests')
        .select('leaveHash')
        .where('confirmHash', '=', hashOf(token))
        .where('expiresAt', '>', clock.now())
        .executeTakeFirst();
      return found !== undefined;
    },

    /** Uses a link to join, once. Of two presses one gets `true`. */
    async confirm(token: string): Promise<boolean> {
      return db.transaction().execute(async (trx) => {
        const confirmed = await trx
          .updateTable('newsletterRequests')
          .set({ confirmHash: null, confirmedAt: clock.now() })
          .where('confirmHash', '=', hashOf(token))
          .where('expiresAt', '>', clock.now())
          .where('leftAt', 'is', null)
          .returning(['leaveHash', 'email'])
          .executeTakeFirst();
        if (!confirmed?.email) return false;
        await telling.ask(trx, confirmed.leaveHash, confirmed.email);
        return true;
      });
    },

    /** Whether a link to leave is ours, and whether it was used. */
    async standing(token: string): Promise<'unknown' | 'open' | 'left'> {
      const found = await db
        .selectFrom('newsletterRequests')
        .select(['email', 'leftAt'])
        .where('leaveHash', '=', hashOf(token))
        .executeTakeFirst();
      if (found === undefined) return 'unknown';
      return hasLeft(found) ? 'left' : 'open';
    },

    /**
     * Leaves the list, and ends every link that was mailed to the address. Asked twice, it is left. The address goes once
     * the list was told.
     */
    async leave(token: string): Promise<boolean> {
      const leaveHash = hashOf(token);
      return db.transaction().execute(async (trx) => {
        const found = await trx
          .selectFrom('newsletterRequests')
          .select(['email', 'leftAt'])
          .where('leaveHash', '=', leaveHash)
          .executeTakeFirst();
        if (found === undefined) return false;
        const { email, leftAt } = found;
        if (email === null || leftAt !== null) return true;
        await trx
          .updateTable('newsletterRequests')
          .set({ confirmHash: null, leftAt: clock.now() })
          .where(hasAddress(email))
          .where('leftAt', 'is', null)
          .execute();
        await telling.ask(trx, leaveHash, email);
        return true;
      });
    },
  };
}

export type Requests = ReturnType<typeof createRequests>;

/** Where a mail program posts by itself, as RFC 8058 has it. */
export const oneClickPath = '/newsletter/unsubscribe/one-click';

/** An older release took the address out at once. */
function hasLeft({ email, leftAt }: { email: string | null; leftAt: Date | null }): boolean {
  return email === null || leftAt !== null;
}

function newToken(): string {
  return randomBytes(32).toString('base64url');
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
