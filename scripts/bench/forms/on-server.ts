import { join } from 'node:path';
import { runQuietly } from '../../run.ts';
import type { Effort } from '../Figure.ts';
import { bundle } from './bundle.ts';
import type { Times } from './page/inTurns.ts';

/** Measures the drawing of the forms, one a page, in a Node of its own. */
export async function timesOnServer({ forms, formRounds }: Effort): Promise<Times> {
  const entry = import.meta.resolve('./page/server.tsx');
  const folder = await bundle('server', { entry, target: 'node24' });
  const { code, output } = await runQuietly('node', [join(folder, 'main.js'), `${forms}`, `${formRounds}`]);
  if (code !== 0) throw new Error(`The forms could not be drawn on the server.\n\n${output}`);
  return JSON.parse(output) as Times;
}
