import type { FastifyBaseLogger } from 'fastify';
import type { Kysely, Transaction } from 'kysely';
import { languagePrefix } from '../../domain/languages.ts';
import type { Clock } from '../../process/clock.ts';
import { jobKind, type Jobs } from '../../process/jobs.ts';
import type { Throttle } from '../../throttle/throttle.ts';
import { mailboxLimits } from './limits.ts';
import type { TerminationMails } from './mails.ts';
import { shownDeclaration } from './shown-declaration.ts';
import type { KeptDeclaration, TerminationTables } from './tables.ts';
import { hashOf, newToken } from './tokens.ts';

/** How long the link of a mail confirms, from the mail on. */
export const confirmDays = 14;

/** What acknowledging declarations works with. */
export interface AcknowledgingParts {
  db: Kysely<TerminationTables>;
  jobs: Pick<Jobs, 'every'>;
  clock: Pick<Clock, 'now'>;
  log: Pick<FastifyBaseLogger, 'error'>;
  throttle: Pick<Throttle, 'attempt' | 'forgive'>;
  mails: Pick<TerminationMails, 'acknowledge'>;
  siteOrigin: string;
}

const mailboxesAtOnce = 200;
const roundMs = 10 * 60 * 1000;

/** Mails what was declared to its address: at once, or by a job as soon as its mailbox may get a mail again. */
export function createAcknowledging(parts: AcknowledgingParts) {
  const { db, jobs, clock, log, throttle, mails, siteOrigin } = parts;

  jobs.every(jobKind('terminations.mail'), '47 * * * *', async () => {
    const until = Date.now() + roundMs;
    for (const waiting of await firstOfMailboxes()) {
      if (Date.now() > until) return;
      try {
        await mailLater(waiting);
      } catch (error) {
        log.error({ err: error, declaration: waiting.id }, 'a declaration could not be acknowledged');
      }
    }
  });

  /** The oldest that waits of each mailbox, so that a full one does not keep the others. */
  function firstOfMailboxes(): Promise<KeptDeclaration[]> {
    return db
      .selectFrom((from) =>
        from
          .selectFrom('contractTerminations')
          .selectAll()
          .distinctOn('mailbox')
          .where('mailWaits', '=', true)
          .orderBy('mailbox')
          .orderBy('declaredAt')
          .as('first'),
      )
      .selectAll()
      .orderBy('triedAt', (order) => order.asc().nullsFirst())
      .limit(mailboxesAtOnce)
      .execute();
  }

  /** Its link has a token of its own, since that of the form was not stored. */
  async function mailLater({ id, mailbox }: KeptDeclaration): Promise<void> {
    await db.updateTable('contractTerminations').set({ triedAt: clock.now() }).where('id', '=', id).execute();
    const limits = mailboxLimits(mailbox ?? '');
    if (!(await throttle.attempt(limits)).ok) return;
    const sent = await db.transaction().execute(async (trx) => {
      const confirm = newToken();
      const due = await trx
        .updateTable('contractTerminations')
        .set({ mailWaits: false, mailedAt: clock.now(), confirmHash: hashOf(confirm) })
        .where('id', '=', id)
        .where('mailWaits', '=', true)
        .returningAll()
        .executeTakeFirst();
      if (due !== undefined) await acknowledge(due, confirm, trx);
      return due !== undefined;
    });
    if (!sent) await throttle.forgive(limits);
  }

  /** Asks for the mail of a declaration, with the link that the token confirms. To be called in a transaction. */
  async function acknowledge(
    declaration: Pick<KeptDeclaration, 'id' | 'language'> & Parameters<typeof shownDeclaration>[0],
    token: string,
    trx: Transaction<TerminationTables>,
  ): Promise<void> {
    const language = declaration.language ?? 'en';
    await mails.acknowledge(
      {
        ...{ key: `termination:${declaration.id}`, to: declaration.email, language },
        declaration: shownDeclaration(declaration),
        link: `${siteOrigin}${languagePrefix(language)}/cancel?confirm=${token}`,
        days: confirmDays,
      },
      trx.$pickTables<never>(),
    );
  }

  return acknowledge;
}
