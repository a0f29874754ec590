import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { command } from './command.ts';
import { root } from './root.ts';
import { readEvent } from './trace/error-event.ts';
import { readable } from './trace/readable.ts';
import { openSourceMaps } from './trace/source-maps.ts';

await command(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { maps: { type: 'string', default: join(root, 'site/build/source-maps') } },
  });
  const event = readEvent(await reportAt(positionals[0]));
  // A fault before the site is opened names no build: its places are in files that are not built.
  const find = event.release === undefined ? () => undefined : openSourceMaps(values.maps, event.release);
  process.stdout.write(`${readable(event, find)}\n`);
});

/** A report from an address, as the sandbox shows it, from a file, or from standard input. */
async function reportAt(place: string | undefined): Promise<string> {
  if (place === undefined || !/^https?:/.test(place)) return readFileSync(place ?? process.stdin.fd, 'utf8');
  const response = await fetch(place);
  if (!response.ok) throw new Error(`${place} answered ${response.status}.`);
  return response.text();
}
