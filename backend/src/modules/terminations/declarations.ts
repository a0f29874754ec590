import { randomUUID } from 'node:crypto';
import type { NotNull } from 'kysely';
import { deleteInSlices } from '../../database/in-slices.ts';
import { dayMs, dayOf, type Day } from '../../domain/days.ts';
import { mailboxOf, normalisedEmail } from '../../domain/email.ts';
import type { Language } from '../../domain/languages.ts';
import { jobKind } from '../../process/jobs.ts';
import { confirmDays, createAcknowledging, type AcknowledgingParts } from './acknowledging.ts';
import { createTerminationExecution, type TerminationExecutionParts } from './execution.ts';
import type { TerminationMails } from './mails.ts';
import { shownDeclaration } from './shown-declaration.ts';
import type { Declaration, KeptDeclaration } from './tables.ts';
import { hashOf, newToken } from './tokens.ts';

/** What declarations work with. */
export interface DeclarationParts
  extends Omit<AcknowledgingParts, 'mails'>, Omit<TerminationExecutionParts, 'mails'> {
  mails: TerminationMails;
  accountOf: (emailNormalised: string) => Promise<string | undefined>;
}

const keptForDays = 3 * 366;

/**
 * Declarations that end a contract. Each counts from the moment of its form; it is carried out once the reader of its address has
 * confirmed it, so that none is ended by a stranger. Of the tokens only hashes are stored.
 */
export function createDeclarations(parts: DeclarationParts) {
  const { db, jobs, clock, mails, accountOf } = parts;
  const { acknowledge, mayNameNumber } = createAcknowledging(parts);
  const carryOut = createTerminationExecution(parts);

  jobs.every(jobKind('terminations.forget'), '29 3 * * *', async () => {
    const before = new Date(clock.now().getTime() - keptForDays * dayMs);
    await deleteInSlices(db, 'contractTerminations', (row) => row('declaredAt', '<', before));
  });

  async function byConfirmation(token: string): Promise<KeptDeclaration | undefined> {
    return db
      .selectFrom('contractTerminations')
      .selectAll()
      .where('confirmHash', '=', hashOf(token))
      .where((where) =>
        where.or([
          where('confirmedAt', 'is not', null),
          where(
            where.fn.coalesce('mailedAt', 'declaredAt'),
            '>',
            new Date(clock.now().getTime() - confirmDays * dayMs),
          ),
        ]),
      )
      .executeTakeFirst();
  }

  return {
    /** Keeps a declaration, with the mail that acknowledges it, which waits unless it may leave now. Returns the token that shows it. */
    async declare(
      declaration: Declaration,
      { language, mailNow }: { language: Language; mailNow: boolean },
    ): Promise<string> {
      const [receipt, confirm] = [newToken(), newToken()];
      const { email } = declaration;
      const declaredAt = clock.now();
      const kept = { ...declaration, id: randomUUID(), declaredAt, language };
      const numberNamed = await mayNameNumber(declaration);
      await db.transaction().execute(async (trx) => {
        await trx
          .insertInto('contractTerminations')
          .values({
            ...kept,
            ...{ emailNormalised: normalisedEmail(email), mailbox: mailboxOf(email) },
            ...{ receiptHash: hashOf(receipt), confirmHash: hashOf(confirm) },
            ...{ mailWaits: !mailNow, mailedAt: mailNow ? declaredAt : null },
            ...{ confirmedAt: null, userId: null, outcome: null, endedOn: null, triedAt: null },
          })
          .execute();
        if (mailNow) await acknowledge(kept, { confirm, numberNamed }, trx);
      });
      return receipt;
    },

    /** The declaration that a token shows. */
    byReceipt: (token: string): Promise<KeptDeclaration | undefined> =>
      db
        .selectFrom('contractTerminations')
        .selectAll()
        .where('receiptHash', '=', hashOf(token))
        .executeTakeFirst(),

    byConfirmation,

    /** The earliest end that a user declared for a day after what is paid for now. */
    plannedEndOf: async (userId: string): Promise<{ by: Day; declaredOn: Day } | undefined> => {
      const planned = await db
        .selectFrom('contractTerminations')
        .select(['endsOn', 'declaredAt'])
        .where('userId', '=', userId)
        .where('outcome', '=', 'planned')
        .where('endsOn', 'is not', null)
        .orderBy('endsOn')
        .$narrowType<{ endsOn: NotNull }>()
        .executeTakeFirst();
      return planned && { by: planned.endsOn, declaredOn: dayOf(planned.declaredAt) };
    },

    /**
     * Confirms a declaration by the token of its mail, and carries it out; undefined where the token is not known. The help desk is told of
     * one for cause with the confirmation, whatever becomes of the contract.
     */
    async confirm(token: string): Promise<KeptDeclaration | undefined> {
      const found = await byConfirmation(token);
      if (found === undefined) return undefined;
      const userId = await accountOf(normalisedEmail(found.email));
      const confirmed = await db.transaction().execute(async (trx) => {
        const row = await trx
          .updateTable('contractTerminations')
          .set({ confirmedAt: clock.now(), userId: userId ?? null, outcome: 'waiting' })
          .where('id', '=', found.id)
          .where('confirmedAt', 'is', null)
          .returningAll()
          .executeTakeFirst();
        if (row?.kind === 'forCause') {
          await mails.report(
            {
              ...{ key: `terminationForCause:${row.id}`, language: row.language ?? 'en', about: 'forCause' },
              ...{ declaration: shownDeclaration(row), charges: [] },
            },
            trx.$pickTables<never>(),
          );
        }
        return row;
      });
      if (confirmed !== undefined) return carryOut(confirmed);
      const known = await byConfirmation(token);
      return known?.outcome === 'waiting' ? carryOut(known) : known;
    },
  };
}

export type Declarations = ReturnType<typeof createDeclarations>;
