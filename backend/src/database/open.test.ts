import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { sql } from 'kysely';
import { openDatabase } from './open.ts';

// An error without a listener ends the process: each restart of the database would be one of ours.
test('a database that goes away under a query fails that query, and nothing else', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'stillpoint-open-'));
  const { db, close } = await openDatabase({ kind: 'embedded', folder });

  const cutOff = db.transaction().execute(async (trx) => {
    await sql`select 1`.execute(trx);
    process.kill(Number.parseInt(await readFile(join(folder, 'lock'), 'utf8'), 10), 'SIGKILL');
    await sleep(200);
    await sql`select 1`.execute(trx);
  });
  await expect(cutOff).rejects.toThrow();

  await close();
  await rm(folder, { recursive: true, force: true });
}, 60_000);
