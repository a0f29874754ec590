import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { countAll, figureOf } from './figures.ts';

/** Prints what is covered and what is not; with `--write`, keeps the figures that no later change may fall below. */
const counted = Object.entries(countAll());
for (const [name, figure] of counted) {
  const { reached, of } = figureOf(figure);
  const share = ((100 * reached) / of).toFixed(1);
  process.stdout.write(`${name}: ${reached} of ${of}, ${share} %\n`);
  for (const missing of figure.missing) process.stdout.write(`  ${missing}\n`);
}

if (process.argv.includes('--write')) {
  const figures = Object.fromEntries(counted.map(([name, figure]) => [name, figureOf(figure)]));
  await writeFile(join(import.meta.dirname, 'figures.json'), `${JSON.stringify(figures, undefined, 2)}\n`);
}
