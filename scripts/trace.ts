import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { command } from './command.ts';
import { root } from './root.ts';
import { readEvent } from './trace/error-event.ts';
import { readable } from './trace/readable.ts';
import { openSourceMaps } from './trace/source-maps.ts';

await command(() => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { maps: { type: 'string', default: join(root, 'site/build/source-maps') } },
  });
  const event = readEvent(readFileSync(positionals[0] ?? process.stdin.fd, 'utf8'));
  if (event.release === undefined) throw new Error('The report names no release.');
  process.stdout.write(`${readable(event, openSourceMaps(values.maps, event.release))}\n`);
  return Promise.resolve();
});
