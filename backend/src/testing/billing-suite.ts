import { freeOrigin, startReplica, type BillingReplica } from './billing-replica.ts';
import { openBillingTestApp } from './billing-test-app.ts';
import { suiteOnPostgres } from './postgres-suite.ts';

/** Billing with its sandbox, on PostgreSQL. */
export async function billingSuite() {
  const { opened: testApp, onPostgres } = await suiteOnPostgres(openBillingTestApp);

  return {
    testApp,
    onPostgres,

    /** A process of its own on the same database, to be killed. */
    startReplica: async (): Promise<BillingReplica> => {
      const { database, sandbox } = testApp();
      const url = database.connection.options.connectionString ?? '';
      return startReplica({ origin: await freeOrigin(), sandbox, database: { kind: 'postgres', url } });
    },
  };
}
