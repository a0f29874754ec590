import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase } from '../../backend/src/testing/database.ts';
import { freePort } from '../../backend/src/testing/free-port.ts';
import { startSystem, type System } from '../../scripts/system/system.ts';

/**
 * Starts a system of its own on free ports with an empty database: on the server that `TEST_DATABASE_URL` names, else an
 * embedded one. Further variables of the site may name files in the system's folder. `stop` ends it, keeps its log and
 * deletes its data.
 */
export async function startOwnSystem(
  name: string,
  variablesIn?: (folder: string) => Promise<NodeJS.ProcessEnv>,
): Promise<Pick<System, 'site' | 'sandbox' | 'stop'>> {
  const folder = await mkdtemp(join(tmpdir(), 'stillpoint-journeys-'));
  const lines: string[] = [];
  const sandboxPort = await freePort();
  const server = process.env.TEST_DATABASE_URL;
  const database = server === undefined ? undefined : await createTestDatabase(server);
  const { site, sandbox, stop } = await startSystem({
    port: await freePort(),
    sandboxPort,
    smtpPort: await freePort(),
    folder,
    variables: {
      LOG_LEVEL: 'warn',
      ...(database && { DATABASE_URL: database.url }),
      // A file would be written after each call, with all that the journeys did until then.
      SANDBOX_STATE: ':memory:',
      // Each journey sends its own client address, as a trusted proxy would: sign-ups are limited by address.
      TRUSTED_PROXIES: '127.0.0.1,::1',
      // The monthly plan with free days is sold to those whose address names it.
      PLANS_SOLD: 'B2CMONTHLY,B2C14DANNUAL,B2CFAMILYA2022,B2C7DMONTHLY',
      // Apple Pay is offered as well, where a journey says that the browser has it.
      WALLETS: 'applepay,googlepay',
      ZUORA_FORMS: 'day=PF-00000003,night=PF-00000004',
      // The app's links are stood in for by a page of the sandbox.
      DEEP_LINK_HOSTS: `127.0.0.1:${sandboxPort}`,
      ...(await variablesIn?.(folder)),
    },
    onLine: (service, line) => lines.push(`${service}: ${line}`),
  });
  return {
    site,
    sandbox,
    stop: async () => {
      await stop();
      await database?.drop();
      await writeFile(join(tmpdir(), `stillpoint-journeys-${name}.log`), lines.join('\n'));
      await rm(folder, { recursive: true, force: true });
    },
  };
}
