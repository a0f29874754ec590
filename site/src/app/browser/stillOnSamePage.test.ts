import { expect, vi, test } from 'vitest';
import { stillOnSamePage } from './stillOnSamePage.ts';

test.each([
  ['the same page', { entry: { url: 'https://stillpoint.example/register?plan=ANNUAL' } }, 1],
  ['another page', { entry: { url: 'https://stillpoint.example/checkout?plan=ANNUAL' } }, 0],
  ['a page of another origin, which is not told', null, 0],
  ['an earlier page whose address redirects', { entry: null }, 0],
])('the transition to %s is skipped as often as it should', (_to, activation, times) => {
  const skipTransition = vi.fn();
  const swaps: ((event: PageSwapEvent) => void)[] = [];
  stillOnSamePage({
    location: new URL('https://stillpoint.example/register') as unknown as Location,
    addEventListener: (_type: string, listener: (event: PageSwapEvent) => void) => swaps.push(listener),
  } as unknown as Window);
  const viewTransition = { skipTransition, ready: Promise.reject(new Error('Skipped')) };
  // A rejection that nothing handles ends the test run.
  if (times === 0) viewTransition.ready.catch(() => undefined);
  for (const swap of swaps) swap({ activation, viewTransition } as unknown as PageSwapEvent);

  expect(swaps).toHaveLength(1);
  expect(skipTransition).toHaveBeenCalledTimes(times);
});
