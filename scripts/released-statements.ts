import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inSession } from '../backend/src/testing/ask.ts';
import { createTestDatabase } from '../backend/src/testing/database.ts';
import { startPostgres } from '../backend/src/testing/postgres.ts';
import { command } from './command.ts';
import { recordedStatements, shapeOf } from './proof/growth/recording.ts';
import { root } from './root.ts';

const file = join(root, 'backend/src/database/released-statements.json');

// At a release, after `npm run test:unit`: from then on each new schema has to serve what this release asks.
await command(async () => {
  const byShape = new Map(recordedStatements().map(({ sql }) => [shapeOf(sql), sql]));
  const statements = [...byShape.values()].toSorted();
  if (statements.length === 0) throw new Error('Nothing was recorded: run `npm run test:unit` before.');
  const postgres = await startPostgres();
  if (!postgres.ok) throw new Error(postgres.reason);
  try {
    const prepared = await preparable(postgres.url, statements);
    await writeFile(file, `${JSON.stringify(prepared, undefined, 2)}\n`);
    const left = statements.length - prepared.length;
    process.stdout.write(
      `${prepared.length} statements; ${left} others cannot be prepared without their values.\n`,
    );
  } finally {
    await postgres.stop();
  }
});

/** Those that can be prepared: of some, only their values tell the types. */
async function preparable(server: string, statements: readonly string[]): Promise<string[]> {
  const { url, drop } = await createTestDatabase(server);
  try {
    return await inSession(url, async (ask) => {
      const prepared: string[] = [];
      for (const [index, statement] of statements.entries()) {
        const done = await ask(`prepare released_${index} as ${statement}`).then(
          () => true,
          () => false,
        );
        if (done) prepared.push(statement);
      }
      return prepared;
    });
  } finally {
    await drop();
  }
}
