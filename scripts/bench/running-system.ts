import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runSteps } from '../build-steps/run-steps.ts';
import { built } from '../build-steps/steps.ts';
import { freePort } from '../../backend/src/testing/free-port.ts';
import { startSystem, type System } from '../system/system.ts';

/** Does something with a whole system of its own, on free ports and an empty database, with further variables, and takes it away again. */
export async function withSystem<Result>(
  databaseUrl: string | undefined,
  work: (system: System) => Promise<Result>,
  variables: NodeJS.ProcessEnv = {},
): Promise<Result> {
  await runSteps(built);
  const folder = await mkdtemp(join(tmpdir(), 'stillpoint-bench-'));
  try {
    const system = await startSystem({
      port: await freePort(),
      sandboxPort: await freePort(),
      smtpPort: await freePort(),
      folder,
      variables: {
        LOG_LEVEL: 'warn',
        DATABASE_URL: databaseUrl,
        TRUSTED_PROXIES: '127.0.0.1,::1',
        // It would write all that it knows at each change, and be what is measured.
        SANDBOX_STATE: ':memory:',
        ...variables,
      },
      // What a service says matters only when it does not start, and then it is told.
      onLine: () => undefined,
    });
    try {
      return await work(system);
    } finally {
      await system.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
