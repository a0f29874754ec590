import type { FastifyBaseLogger } from 'fastify';
import { sql, type Kysely } from 'kysely';
import type { ContractsBeingEnded, ContractsEnded } from '../../domain/contracts-ended.ts';
import type { Day } from '../../domain/days.ts';
import type { Clock } from '../../process/clock.ts';
import { jobKind, type Jobs } from '../../process/jobs.ts';
import type { TerminationMails } from './mails.ts';
import { shownDeclaration } from './shown-declaration.ts';
import type { KeptDeclaration, TerminationOutcome, TerminationTables } from './tables.ts';

/** Ends the contracts of an account that were concluded before a moment: the one of a number, or all. */
export type EndContracts = (
  userId: string,
  wish: {
    contract: string | undefined;
    endsOn: Day | undefined;
    declaredAt: Date;
    ending?: ContractsBeingEnded;
  },
) => Promise<ContractsEnded>;

/** What carrying declarations out works with. */
export interface TerminationExecutionParts {
  db: Kysely<TerminationTables>;
  jobs: Pick<Jobs, 'every'>;
  clock: Pick<Clock, 'now'>;
  log: Pick<FastifyBaseLogger, 'error'>;
  endContracts: EndContracts;
  mails: Pick<TerminationMails, 'report' | 'chargedLate'>;
}

const atOnce = 100;
/** How long a round may last: the queue takes work that lasts a quarter of an hour for lost. */
const roundMs = 10 * 60 * 1000;

/** Carries confirmed declarations out, at the press and by a job. Asked twice, a contract is ended once. */
export function createTerminationExecution(parts: TerminationExecutionParts) {
  const { db, jobs, clock, log, endContracts, mails } = parts;

  jobs.every(jobKind('terminations.carryOut'), '17 * * * *', async () => {
    const until = Date.now() + roundMs;
    const open = await db
      .selectFrom('contractTerminations')
      .selectAll()
      .where('outcome', 'in', openOutcomes)
      // What could not be made yet comes before what is planned for a later day, and of it what was never tried, as after a kill.
      .orderBy(sql`outcome = 'planned'`)
      .orderBy('triedAt', (order) => order.asc().nullsFirst())
      .limit(atOnce)
      .execute();
    for (const declaration of open) {
      if (Date.now() > until) return;
      try {
        await carryOut(declaration);
      } catch (error) {
        // One that fails does not stop the others.
        log.error({ err: error, declaration: declaration.id }, 'a contract could not be ended');
      }
    }
  });

  async function carryOut({ id, userId, ...declared }: KeptDeclaration): Promise<KeptDeclaration> {
    // Before it is tried: one that fails each time goes to the end of the queue.
    const tried = db.updateTable('contractTerminations').set({ triedAt: clock.now() });
    await tried.where('id', '=', id).execute();
    const { contract, endsOn, declaredAt } = declared;
    const wish = {
      ...{ contract: contract ?? undefined, endsOn: endsOn ?? undefined, declaredAt },
      ending: endingOf(id),
    };
    const ended: ContractsEnded = userId === null ? { outcome: 'nothing' } : await endContracts(userId, wish);
    return db.transaction().execute(async (trx) => {
      const { outcome, endedOn = null, charges = [] } = ended;
      const numberUnknown = outcome === 'unknownNumber';
      const kept = await trx
        .updateTable('contractTerminations')
        .set({
          ...{ outcome: keptOutcome(outcome), numberUnknown },
          ...{ endedOn, charged: charges.length > 0 },
        })
        .where('id', '=', id)
        .where('outcome', 'in', openOutcomes)
        .returningAll()
        .executeTakeFirst();
      // Carried out twice at once, it stays as the first one has left it.
      if (kept === undefined) return declarationOf(trx, id);
      if (charges.length === 0) return kept;
      const mail = { language: kept.language ?? 'en', declaration: shownDeclaration(kept), charges };
      const shared = trx.$pickTables<never>();
      await mails.report({ ...mail, key: `terminationCharged:${id}`, about: 'charged' }, shared);
      await mails.chargedLate({ ...mail, key: `terminationChargedLate:${id}`, to: kept.email }, shared);
      return kept;
    });
  }

  function endingOf(id: string): ContractsBeingEnded {
    const noted = async () => (await declarationOf(db, id)).ending ?? [];
    return {
      noted,
      note: async (numbers) => {
        const ending = JSON.stringify([...new Set([...(await noted()), ...numbers])]);
        await db.updateTable('contractTerminations').set({ ending }).where('id', '=', id).execute();
      },
    };
  }

  return carryOut;
}

const openOutcomes = ['waiting', 'planned'] as const;

function declarationOf(db: Kysely<TerminationTables>, id: string): Promise<KeptDeclaration> {
  return db.selectFrom('contractTerminations').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

function keptOutcome(outcome: ContractsEnded['outcome']): TerminationOutcome {
  switch (outcome) {
    case 'unknownNumber':
    case 'endsByItself':
      return 'nothing';
    case 'calledOff':
      return 'ended';
    case 'waiting':
    case 'planned':
    case 'ended':
    case 'nothing':
      return outcome;
  }
}
