import { fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What the embedded database's process tells its parent, once. */
export type EmbeddedReport = { status: 'ready'; socketFolder: string } | { status: 'locked'; heldBy: number };

/** A running embedded database, reached through the socket in its folder. */
export interface EmbeddedDatabase {
  socketFolder: string;
  stop: () => Promise<void>;
}

/**
 * Starts PGlite in a process of its own: inside ours a heavy query would block the event loop.
 * Throws when another process keeps the folder.
 */
export async function startEmbeddedDatabase(folder: string): Promise<EmbeddedDatabase> {
  const child = fork(fileURLToPath(new URL('./embedded-process.ts', import.meta.url)), [resolve(folder)], {
    execArgv: [],
    // Under `node --watch` its first message would name a file that it loads, for a watcher that is not its parent.
    env: { ...process.env, WATCH_REPORT_DEPENDENCIES: undefined },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const exited = once(child, 'exit');
  const report = await Promise.race([
    once(child, 'message').then(([message]: EmbeddedReport[]) => message),
    exited.then(() => undefined),
  ]);

  if (report === undefined) throw new Error(`The embedded database in ${folder} could not be opened.`);
  if (report.status === 'locked') {
    throw new Error(
      `The embedded database in ${folder} is in use by process ${report.heldBy}. Stop that one first.`,
    );
  }
  return {
    socketFolder: report.socketFolder,
    stop: async () => {
      if (child.connected) child.disconnect();
      await exited;
    },
  };
}
