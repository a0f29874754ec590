import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '../database/open.ts';
import { identityMails } from '../identity-mails.ts';
import { createMail } from '../modules/mail/index.ts';
import { createSealing } from '../sealing/sealing.ts';
import { nodeEnvironment } from './node-environment.ts';

/** How a process ended that may kill itself: `queries` are those of one that did not. */
export type EndOfProcess = { killed: true } | { killed: false; queries: number };

/** Runs a file as a process, which may kill itself before one of its queries. */
export async function runKilled(
  file: URL,
  { databaseUrl, killedBefore = 0, variables = {} }: KilledRun,
): Promise<EndOfProcess> {
  const child = fork(fileURLToPath(file), {
    env: {
      ...nodeEnvironment,
      DATABASE_URL: databaseUrl,
      KILLED_BEFORE: String(killedBefore),
      ...variables,
    },
    execArgv: [],
  });
  const told = once(child, 'message').then(([message]) => (message as { queries: number }).queries);
  const [, signal] = (await once(child, 'exit')) as [number | null, string | null];
  return signal === 'SIGKILL' ? { killed: true } : { killed: false, queries: await told };
}

/** Which database such a process opens, and when it is killed. */
interface KilledRun {
  databaseUrl: string;
  /** The number of the query. None is killed without it. */
  killedBefore?: number;
  variables?: Record<string, string>;
}

/** For such a process: its database, which kills it before the query of that number, and mails that are only asked for. */
export async function openKillingDatabase() {
  const { DATABASE_URL = '', KILLED_BEFORE = '0' } = process.env;
  const database = await openDatabase({ kind: 'postgres', url: DATABASE_URL });
  let queries = 0;
  const db = database.db.withPlugin({
    transformQuery: ({ node }) => {
      queries += 1;
      if (queries === Number(KILLED_BEFORE)) process.kill(process.pid, 'SIGKILL');
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  });
  const mail = createMail({
    db,
    jobs: { enqueue: () => Promise.resolve(), work: () => undefined },
    clock: { now: () => new Date() },
    log: { error: throwOn },
    drawMail: () => Promise.resolve({ subject: '', html: '', text: '' }),
    sealing: createSealing({ keys: ['ours'], purpose: 'mails' }),
    smtpUrl: 'smtp://127.0.0.1:1',
    from: 'Stillpoint <rest@stillpoint.example>',
    stopOf: () => Promise.resolve(undefined),
  });

  return {
    db,
    mail: identityMails(mail, 'http://localhost'),
    /** Ends the process, and tells how many queries it made. */
    end: async () => {
      mail.close();
      await database.close();
      process.send?.({ queries });
      process.disconnect();
    },
  };
}

/** What goes wrong in such a process fails the test. */
export function throwOn(...told: readonly unknown[]): never {
  throw new Error(JSON.stringify(told));
}
