import type { FastifyInstance } from 'fastify';
import { buildApp, type Surroundings } from '../app.ts';
import { systemClock } from '../process/clock.ts';
import { readConfig } from '../config/config.ts';
import { createJobs } from '../modules/jobs/index.ts';
import { processLog } from '../http/request-log.ts';
import { inTurn, replicaCount } from './replicas.ts';
import { standInSite } from './site.ts';
import { openTestDatabase } from './database.ts';

/** The real app on a database of its own, for requests to be injected into. */
export interface TestApp extends Surroundings {
  app: FastifyInstance;
  close: () => Promise<void>;
}

/** Builds the app a suite injects into. `variables` are the environment's, `replacing` puts others in its surroundings. */
export async function openTestApp(
  variables: Record<string, string> = {},
  replacing: Partial<Surroundings> = {},
  databaseUrl?: string,
): Promise<TestApp> {
  const config = readConfig({ LOG_LEVEL: 'silent', ...variables });
  const log = processLog(config);
  const database = await openTestDatabase(databaseUrl);
  const clock = replacing.clock ?? systemClock;
  const { telemetry } = replacing;
  const jobs = createJobs({
    connection: database.connection,
    ...{ clock, log },
    ...(telemetry !== undefined && { telemetry }),
  });
  const surroundings: Surroundings = {
    config,
    db: database.db,
    clock,
    jobs,
    site: standInSite,
    log,
    ...replacing,
  };
  // The first one makes the demo people, as where several processes start.
  const first = await buildApp(surroundings);
  const others = Array.from({ length: replicaCount() - 1 }, () => buildApp({ ...surroundings, demo: false }));
  const replicas = [first, ...(await Promise.all(others))];
  await Promise.all(replicas.map((replica) => replica.ready()));
  const app = inTurn(replicas);
  return {
    ...surroundings,
    app,
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}
