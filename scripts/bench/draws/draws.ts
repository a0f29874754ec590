import { join } from 'node:path';
import { runSteps } from '../../build-steps/run-steps.ts';
import { built } from '../../build-steps/steps.ts';
import { root } from '../../root.ts';
import { runQuietly } from '../../run.ts';
import type { Effort, Findings } from '../Figure.ts';
import { median, rounded } from '../statistics.ts';

const script = join(import.meta.dirname, 'draw-login.ts');

/** How often one core draws the login page, one after the other, with the built server bundle. */
export async function measureDraws({ draws, drawRounds }: Effort): Promise<Findings> {
  await runSteps(built);
  const { code, output } = await runQuietly('node', [script, root, `${draws}`, `${drawRounds}`]);
  if (code !== 0) throw new Error(`The login page could not be drawn.\n\n${output}`);
  const rates = JSON.parse(output) as number[];
  return { figures: [{ name: 'draws.login', value: rounded(median(rates)), unit: 'draws/s of a core' }] };
}
