import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { command } from '../../scripts/command.ts';
import { makeWhenChanged } from '../../scripts/products/freshness.ts';
import { runOrThrow } from '../../scripts/run.ts';
import { folders } from './folders.ts';
import { builtPackage } from './product.ts';

const notModules = ['tokens.css', 'fonts.css', 'scenes.css', 'base.css', 'tokens.json', 'package.json'];

await command(async () => {
  await makeWhenChanged(builtPackage);

  const { messages, pkg } = await publint({ pkgDir: folders.dist, strict: true });
  const faults = messages.map((message) => formatMessage(message, pkg) ?? message.code);
  if (faults.length > 0) throw new Error(`publint says:\n\n${faults.join('\n')}`);

  await runOrThrow('attw', [
    '--pack',
    folders.dist,
    '--profile',
    'esm-only',
    '--exclude-entrypoints',
    ...notModules,
  ]);
  process.stdout.write('The package is as its readers expect it.\n');
});
