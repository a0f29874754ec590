import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { takeLock } from './lock-file.ts';
import type { EmbeddedReport } from './embedded.ts';

/** How long a predecessor may take to write its last rows and go. */
const timeoutMs = 10_000;

const folder = process.argv[2];
if (folder === undefined) throw new Error('The embedded database needs a folder.');

// A stop at the keyboard reaches every process of the terminal; this one goes after its parent.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);

mkdirSync(folder, { recursive: true, mode: 0o700 });
const lock = await waitForLock(join(folder, 'lock'));
if (lock.ok) {
  await serve(folder, lock.release);
} else {
  report({ status: 'locked', heldBy: lock.heldBy });
  process.disconnect();
}

async function waitForLock(file: string) {
  const giveUpAt = Date.now() + timeoutMs;
  for (;;) {
    const lock = takeLock(file);
    if (lock.ok || Date.now() > giveUpAt) return lock;
    await sleep(100);
  }
}

async function serve(dataFolder: string, release: () => void) {
  const database = await PGlite.create(join(dataFolder, 'data'));
  // A Unix socket in a folder of our own: the TCP port of this server asks for no password.
  const socketFolder = mkdtempSync(join(tmpdir(), 'stillpoint-'));
  const server = new PGLiteSocketServer({
    db: database,
    path: join(socketFolder, '.s.PGSQL.5432'),
    maxConnections: 100,
  });
  await server.start();

  const stop = async () => {
    await server.stop();
    await database.close();
    rmSync(socketFolder, { recursive: true, force: true });
    release();
    process.exit(0);
  };
  // Also when the parent was killed: the channel closes with it.
  process.once('disconnect', () => void stop());
  report({ status: 'ready', socketFolder });
}

function report(message: EmbeddedReport) {
  process.send?.(message);
}
