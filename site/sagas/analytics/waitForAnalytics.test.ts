import { expect, test } from '@jest/globals';
import { runSaga } from 'redux-saga';
import type { ConsentAnswer } from '../../src/domain/consent.ts';
import { waitForAnalytics } from './waitForAnalytics.ts';

/** How long a page waits for a collector that takes `arrivesAfterMs`. */
async function waitFor(answer: ConsentAnswer, arrivesAfterMs: number) {
  let flushed = 0;
  const context = {
    consent: { current: () => ({ analytics: answer, marketing: 'decline' }) },
    analytics: {
      flush: () => {
        flushed += 1;
        return new Promise<void>((resolve) => setTimeout(resolve, arrivesAfterMs));
      },
    },
  };
  const start = performance.now();
  await runSaga({ context }, waitForAnalytics).toPromise();
  return { ms: performance.now() - start, flushed };
}

test('a page is left as soon as its events have arrived', async () => {
  const { ms, flushed } = await waitFor('accept', 10);
  expect(flushed).toBe(1);
  expect(ms).toBeLessThan(500);
});

test('a page waits for analytics for a second at most', async () => {
  const { ms } = await waitFor('accept', 4_000);
  expect(ms).toBeGreaterThan(900);
  expect(ms).toBeLessThan(3_000);
});

test.each(['decline', 'not-set'] as const)('where consent is %s, nothing is waited for', async (answer) => {
  expect(await waitFor(answer, 4_000)).toMatchObject({ flushed: 0 });
});
