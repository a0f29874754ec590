import { afterAll, afterEach, beforeAll } from 'vitest';
import type { BillingTables } from '../modules/billing/tables.ts';
import { freeOrigin, startReplica, type BillingReplica } from './billing-replica.ts';
import { postgresSuite } from './postgres-suite.ts';
import { startSandbox, type RunningSandbox } from './sandbox.ts';

/**
 * Billing in a process that a suite kills and starts again, on one database. Callouts go nowhere: what is found out after a
 * kill is found out by ourselves.
 */
export async function killableBilling() {
  const { database, onPostgres } = await postgresSuite();
  let origin = '';
  let running: BillingReplica | undefined;
  let sandbox: RunningSandbox | undefined;

  function runningSandbox(): RunningSandbox {
    if (!sandbox) throw new Error('The sandbox is started before the first test.');
    return sandbox;
  }

  return {
    sandbox: runningSandbox,
    database,
    tables: () => database().db.$extendTables<BillingTables>(),

    startBackend: async (): Promise<BillingReplica> => {
      const url = database().connection.options.connectionString ?? '';
      running = await startReplica({
        origin,
        sandbox: runningSandbox(),
        database: { kind: 'postgres', url },
      });
      return running;
    },

    onPostgres: (tests: () => void): void => {
      onPostgres(() => {
        beforeAll(async () => {
          origin = await freeOrigin();
          sandbox = await startSandbox({ origin, calloutUrl: `${origin}/nowhere` });
        }, 60_000);
        afterEach(() => running?.stop('SIGKILL'));
        afterAll(() => sandbox?.stop(), 30_000);
        tests();
      });
    },
  };
}
