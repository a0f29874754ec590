import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { sql, type Kysely } from 'kysely';
import { inSlices } from '../../database/in-slices.ts';
import { languagePrefix, type Language } from '../../domain/languages.ts';
import type { Clock } from '../../process/clock.ts';
import { jobKind, type Jobs } from '../../process/jobs.ts';
import type { Hubspot } from './hubspot.ts';
import type { Enquiry, WorkTables } from './tables.ts';

/** What keeping and delivering messages works with. */
export interface EnquiriesParts {
  db: Kysely<WorkTables>;
  jobs: Pick<Jobs, 'enqueue' | 'every' | 'work'>;
  clock: Pick<Clock, 'now'>;
  log: Pick<FastifyBaseLogger, 'error'>;
  hubspot: Hubspot;
  siteOrigin: string;
}

const deliver = jobKind<{ id: string }>('work.deliverEnquiry', ({ id }) => id);

/** In seconds: a service that is away is not asked for each message twice a minute. */
const longestPause = 600;
const keptForDays = 90;

/** Messages on their way: each is kept here until the form service has taken it, and then only its hash. */
export function createEnquiries({ db, jobs, clock, log, hubspot, siteOrigin }: EnquiriesParts) {
  jobs.work(deliver, async ({ id }) => {
    const kept = await db.selectFrom('workEnquiries').selectAll().where('id', '=', id).executeTakeFirst();
    const { language, content: enquiry } = kept ?? {};
    if (language === undefined || enquiry === undefined || enquiry === null) return;
    await hubspot.submit({ id, language, enquiry, pageUri: `${siteOrigin}${languagePrefix(language)}/work` });
    await db.updateTable('workEnquiries').set({ content: null }).where('id', '=', id).execute();
  });

  jobs.every(jobKind('work.forgetEnquiries'), '47 3 * * *', async () => {
    const before = new Date(clock.now().getTime() - keptForDays * 24 * 3_600_000);
    await inSlices(async (most) => {
      const old = db.selectFrom('workEnquiries').select('id').where('sentAt', '<', before).limit(most);
      const deleted = await db
        .deleteFrom('workEnquiries')
        .where('id', '=', sql<string>`any(array(${old}))`)
        .returning(['id', 'content'])
        .execute();
      for (const { id, content } of deleted) {
        if (content === null) continue;
        log.error(
          { enquiry: id },
          'the message of a company was deleted, since it was not taken for 90 days',
        );
      }
      return deleted.length;
    });
  });

  return {
    /** Keeps a message, and asks for its delivery. The same form sent twice is one message. */
    async keep(sent: { formToken: string; language: Language; enquiry: Enquiry }): Promise<void> {
      const id = createHash('sha256').update(JSON.stringify(sent)).digest('base64url');
      await db.transaction().execute(async (trx) => {
        const { numInsertedOrUpdatedRows: written } = await trx
          .insertInto('workEnquiries')
          .values({ id, language: sent.language, content: sent.enquiry, sentAt: clock.now() })
          .onConflict((conflict) => conflict.column('id').doNothing())
          .executeTakeFirst();
        if (written === 1n) await jobs.enqueue(trx, deliver, { id }, { longestPause });
      });
    },
  };
}

export type Enquiries = ReturnType<typeof createEnquiries>;
