import type { Figure } from '../Figure.ts';
import { percentile, rounded } from '../statistics.ts';

/** Prepares and does the same several times. Only the doing is timed. */
export async function inTurn(
  count: number,
  prepare: () => Promise<() => Promise<unknown>>,
): Promise<number[]> {
  const times: number[] = [];
  for (let turn = 0; turn < count; turn += 1) {
    const act = await prepare();
    const started = performance.now();
    await act();
    times.push(performance.now() - started);
  }
  return times;
}

/** How long half of them and nearly all of them took. */
export function waits(name: string, times: number[]): Figure[] {
  return [
    { name: `${name}.p50`, value: rounded(percentile(times, 0.5), 1), unit: 'ms' },
    { name: `${name}.p99`, value: rounded(percentile(times, 0.99), 1), unit: 'ms' },
  ];
}
