import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { configurationReference } from '../backend/src/config/reference.ts';
import { command } from './command.ts';
import { root } from './root.ts';
import { runOrThrow } from './run.ts';

/** Writes the reference of the configuration. */
await command(async () => {
  const page = join(root, 'docs/configuration.md');
  await writeFile(page, configurationReference());
  await runOrThrow('prettier', ['--write', page]);
});
