import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { command } from '../../command.ts';
import { runOrThrow } from '../../run.ts';
import { fileEntries } from './entries.ts';
import { folders } from './folders.ts';
import { entrySizes } from './sizes.ts';
import { ensurePackage } from './step.ts';

await command(async () => {
  await ensurePackage();

  const { messages, pkg } = await publint({ pkgDir: folders.dist, strict: true });
  const faults = messages.map((message) => formatMessage(message, pkg) ?? message.code);
  if (faults.length > 0) throw new Error(`publint says:\n\n${faults.join('\n')}`);

  await runOrThrow('attw', [
    '--pack',
    folders.dist,
    '--profile',
    'esm-only',
    '--exclude-entrypoints',
    ...Object.keys(fileEntries),
  ]);

  const sizes = await entrySizes();
  const lines = sizes.map(
    ({ subpath, bytes, limit }) => `${kilobytes(bytes)} of ${kilobytes(limit)}  ${subpath}`,
  );
  process.stdout.write(`What an entry adds beside its peers, with brotli:\n${lines.join('\n')}\n`);
  const heavy = sizes.filter(({ bytes, limit }) => bytes > limit).map(({ subpath }) => subpath);
  if (heavy.length > 0) throw new Error(`Heavier than their limits: ${heavy.join(', ')}`);
  process.stdout.write('The package is as its readers expect it.\n');
});

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(2)} kB`;
}
