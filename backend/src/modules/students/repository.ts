import type { Kysely, Selectable } from 'kysely';
import type { Database, SharedTransaction } from '../../database/database.ts';
import type { Day } from '../../domain/days.ts';
import type { Language } from '../../domain/languages.ts';
import type { StudentStep, StudentTables } from './tables.ts';

export type KeptVerification = Selectable<StudentTables['studentVerifications']>;

const openSteps: readonly StudentStep[] = ['started', 'document', 'pending'];

/** Whether a verification may still become something else. */
export function isOpen({ step }: Pick<KeptVerification, 'step'>): boolean {
  return openSteps.includes(step);
}

/** Whether a verification holds on a day. */
function holdsOn<Kept extends Pick<KeptVerification, 'endsOn'>>(
  kept: Kept,
  today: Day,
): kept is Kept & { endsOn: Day } {
  return kept.endsOn !== null && today < kept.endsOn;
}

/** Whether a verification holds on a day, and is of another one at the earliest. */
export function holdsSince<Kept extends Pick<KeptVerification, 'endsOn' | 'verifiedOn'>>(
  kept: Kept,
  since: Day | undefined,
  today: Day,
): kept is Kept & { endsOn: Day } {
  return holdsOn(kept, today) && (since === undefined || (kept.verifiedOn ?? '') >= since);
}

/** Keeps one verification of each account: the latest, beside what an earlier one gave. */
export function createStudentRepository(db: Kysely<StudentTables>) {
  const rows = db.selectFrom('studentVerifications').selectAll();
  return {
    of: (accountId: string) => rows.where('accountId', '=', accountId).executeTakeFirst(),
    byId: (verificationId: string) => rows.where('verificationId', '=', verificationId).executeTakeFirst(),

    /** Writes a new verification down, unless another one took the place of `before` meanwhile. */
    begin: async (
      begun: { accountId: string; verificationId: string; startedAt: Date; language: Language },
      before: string | undefined,
    ): Promise<void> => {
      const values = { ...begun, step: 'started' as const, rejected: false };
      const { verificationId, startedAt, language, step, rejected } = values;
      await db
        .insertInto('studentVerifications')
        .values(values)
        .onConflict((conflict) =>
          conflict
            .column('accountId')
            .doUpdateSet({ verificationId, startedAt, language, step, rejected })
            .where('studentVerifications.verificationId', '=', before ?? ''),
        )
        .execute();
    },

    /** Notes the language in which an open verification is gone on with. */
    goOnIn: async (verificationId: string, language: Language): Promise<void> => {
      await db
        .updateTable('studentVerifications')
        .set({ language })
        .where('verificationId', '=', verificationId)
        .execute();
    },

    /** Writes down what became of an open verification. What has ended stays as it is. */
    become: async (
      verificationId: string,
      outcome: { step: StudentStep; rejected: boolean; verifiedOn?: Day; endsOn?: Day },
    ): Promise<void> => {
      await db
        .updateTable('studentVerifications')
        .set(outcome)
        .where('verificationId', '=', verificationId)
        .where('step', 'in', openSteps)
        .execute();
    },
  };
}

export type StudentRepository = ReturnType<typeof createStudentRepository>;

const verifiedAtOnce = 200;

/** Who is verified as a student. */
export function createStudentStatus(db: Database) {
  const tables = db.$extendTables<StudentTables>();
  const repository = createStudentRepository(tables);
  return {
    /** The day of the verification that holds on a day; undefined where none does. */
    verifiedOn: async (accountId: string, today: Day): Promise<Day | undefined> => {
      const kept = await repository.of(accountId);
      return kept !== undefined && holdsOn(kept, today) ? (kept.verifiedOn ?? undefined) : undefined;
    },

    /** The day of the last verification that succeeded, whether it holds or not. To be called in a transaction. */
    lastVerifiedOn: async (trx: SharedTransaction, accountId: string): Promise<Day | undefined> => {
      const kept = await createStudentRepository(trx.$extendTables<StudentTables>()).of(accountId);
      return kept?.verifiedOn ?? undefined;
    },

    /** Who was verified on a day or since, in slices; with `beyond`, only the accounts after that one. */
    verifiedSince: async (day: Day, beyond?: string): Promise<readonly string[]> => {
      const rows = await tables
        .selectFrom('studentVerifications')
        .select('accountId')
        .where('verifiedOn', '>=', day)
        .$if(beyond !== undefined, (query) => query.where('accountId', '>', beyond ?? ''))
        .orderBy('accountId')
        .limit(verifiedAtOnce)
        .execute();
      return rows.map(({ accountId }) => accountId);
    },
  };
}
