import type { FastifyBaseLogger } from 'fastify';
import type { Kysely, Transaction } from 'kysely';
import { isSameContract } from '../../domain/contracts-ended.ts';
import { normalisedEmail } from '../../domain/email.ts';
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
  /** The numbers of the contracts of the account at an address; as slow where there is none. */
  contractsOf: (emailNormalised: string) => Promise<readonly string[]>;
  siteOrigin: string;
}

/** How the billing company numbers contracts. */
const numberOfContract = /^A-S\d{8}$/i;

const mailboxesAtOnce = 200;
const roundMs = 10 * 60 * 1000;

/** Mails what was declared to its address: at once, or by a job as soon as its mailbox may get a mail again. */
export function createAcknowledging(parts: AcknowledgingParts) {
  const { db, jobs, clock, log, throttle, mails, contractsOf, siteOrigin } = parts;

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
  async function mailLater({ id, mailbox, email, contract }: KeptDeclaration): Promise<void> {
    await db.updateTable('contractTerminations').set({ triedAt: clock.now() }).where('id', '=', id).execute();
    const limits = mailboxLimits(mailbox ?? '');
    if (!(await throttle.attempt(limits)).ok) return;
    const numberNamed = await mayNameNumber({ email, contract });
    const sent = await db.transaction().execute(async (trx) => {
      const confirm = newToken();
      const due = await trx
        .updateTable('contractTerminations')
        .set({ mailWaits: false, mailedAt: clock.now(), confirmHash: hashOf(confirm) })
        .where('id', '=', id)
        .where('mailWaits', '=', true)
        .returningAll()
        .executeTakeFirst();
      if (due !== undefined) await acknowledge(due, { confirm, numberNamed }, trx);
      return due !== undefined;
    });
    if (!sent) await throttle.forgive(limits);
  }

  /**
   * Whether a mail may hold the number as it was typed. It goes to an address that any visitor may type, so a number is of the form of
   * ours or is of the account at that address: no text of a stranger. Asked before a transaction, which it is no part of.
   */
  async function mayNameNumber({
    email,
    contract,
  }: Pick<KeptDeclaration, 'email' | 'contract'>): Promise<boolean> {
    if (contract === null || numberOfContract.test(contract)) return true;
    return (await contractsOf(normalisedEmail(email))).some((number) => isSameContract(number, contract));
  }

  /** Asks for the mail of a declaration, with the link that the token confirms. To be called in a transaction. */
  async function acknowledge(
    declaration: Pick<KeptDeclaration, 'id' | 'language'> & Parameters<typeof shownDeclaration>[0],
    { confirm, numberNamed }: { confirm: string; numberNamed: boolean },
    trx: Transaction<TerminationTables>,
  ): Promise<void> {
    const language = declaration.language ?? 'en';
    await mails.acknowledge(
      {
        ...{ key: `termination:${declaration.id}`, to: declaration.email, language },
        declaration: shownDeclaration(numberNamed ? declaration : { ...declaration, contract: null }),
        ...(!numberNamed && { numberOnPage: true }),
        link: `${siteOrigin}${languagePrefix(language)}/cancel?confirm=${confirm}`,
        days: confirmDays,
      },
      trx.$pickTables<never>(),
    );
  }

  return { acknowledge, mayNameNumber };
}
