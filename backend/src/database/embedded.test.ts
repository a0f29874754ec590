import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { sql } from 'kysely';
import { emptyDatabase } from '../testing/database.ts';
import { startEmbeddedDatabase } from './embedded.ts';
import { takeLock } from './lock-file.ts';
import { openDatabase } from './open.ts';

const embeddedProcess = fileURLToPath(new URL('./embedded-process.ts', import.meta.url));

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stillpoint-embedded-'));
  await cp(await emptyDatabase(), folder, { recursive: true });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('the embedded database keeps its rows, in a socket folder with mode 0700', async () => {
  const first = await openDatabase({ kind: 'embedded', folder });
  await sql`create table notes (words text, day date)`.execute(first.db);
  await sql`insert into notes values ('kept', '2026-12-04')`.execute(first.db);
  const { mode } = await stat(first.connection.options.host ?? '');
  expect(mode & 0o777).toBe(0o700);
  await first.close();

  const second = await openDatabase({ kind: 'embedded', folder });
  const { rows } = await sql`select * from notes`.execute(second.db);
  expect(rows).toEqual([{ words: 'kept', day: '2026-12-04' }]);
  await second.close();
}, 60_000);

test('it opens where the process that asks for it is watched', async () => {
  vi.stubEnv('WATCH_REPORT_DEPENDENCIES', '1');
  onTestFinished(() => void vi.unstubAllEnvs());
  const { db, close } = await openDatabase({ kind: 'embedded', folder });
  expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  await close();
}, 60_000);

test('many queries at once do not mix', async () => {
  const { db, close } = await openDatabase({ kind: 'embedded', folder });
  const answers = await Promise.all(
    Array.from({ length: 200 }, async (_each, index) => {
      const { rows } = await sql<{ index: number }>`select ${index}::int as index`.execute(db);
      return rows[0]?.index;
    }),
  );
  expect(answers).toEqual(Array.from({ length: 200 }, (_each, index) => index));
  await close();
}, 60_000);

test('a folder in use is left alone, and the one who asks is told by whom', async () => {
  const first = await startEmbeddedDatabase(folder);
  await expect(startEmbeddedDatabase(folder)).rejects.toThrow(
    /is in use by process \d+\. Stop that one first\./,
  );
  await first.stop();
}, 60_000);

test('the lock of a process that is gone is taken over', async () => {
  const child = fork(embeddedProcess, [folder], {
    execArgv: [],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await once(child, 'message');
  child.kill('SIGKILL');
  await once(child, 'exit');

  const next = await startEmbeddedDatabase(folder);
  await next.stop();
}, 60_000);

test('a lock names a process by its start, so that a reused process id holds nothing', async () => {
  const file = join(folder, 'other-lock');
  await writeFile(file, `${process.pid} another start\n`);
  expect(takeLock(file)).toMatchObject({ ok: true });
  expect(takeLock(file)).toEqual({ ok: false, heldBy: process.pid });
});
