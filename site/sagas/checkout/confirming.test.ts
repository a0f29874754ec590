import { afterEach, beforeEach, expect, vi, test } from 'vitest';
import { runSaga } from 'redux-saga';
import type { SignedOut } from '../../src/api/client.ts';
import type { PurchaseStanding } from '../../src/services/purchases.ts';
import { waitForDecision } from './confirming.ts';

const path = '/de/buy/checkout/summary?purchase=purchase-1';

/** A confirmation page whose purchase has these states, one a poll. */
function openConfirmation(standings: (PurchaseStanding | SignedOut)[], status = 'checking') {
  const lookedAt: string[] = [];
  const visited: string[] = [];
  const task = runSaga(
    {
      getState: () => ({
        checkoutConfirmation: { status },
        purchaseId: 'purchase-1',
        visitor: { path, language: 'de' },
      }),
      context: {
        purchases: {
          standingOf: (id: string) => {
            lookedAt.push(id);
            return Promise.resolve(standings.shift() ?? 'open');
          },
        },
        navigation: { go: (address: string) => visited.push(address) },
      },
    },
    waitForDecision,
  );
  return { lookedAt, visited, task };
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test('polls until the purchase is decided, and reloads its page', async () => {
  const { lookedAt, visited, task } = openConfirmation(['open', 'decided']);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(visited).toEqual([]);

  await vi.advanceTimersByTimeAsync(2_000);
  expect(visited).toEqual([path]);
  expect(lookedAt).toEqual(['purchase-1', 'purchase-1']);
  expect(task.isRunning()).toBe(false);
});

// Claiming failure without a network would make visitors buy twice.
test('a lost connection decides nothing', async () => {
  const { visited, task } = openConfirmation(['unreachable', 'unreachable', 'decided']);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(visited).toEqual([]);
  expect(task.isRunning()).toBe(true);

  await vi.advanceTimersByTimeAsync(2_000);
  expect(visited).toEqual([path]);
});

// The page belongs to the account that ordered: polling for another account would never end.
test('a purchase that is not the present account’s reloads the page, which says so', async () => {
  const { visited, task } = openConfirmation(['open', 'notFound']);
  await vi.advanceTimersByTimeAsync(4_000);

  expect(visited).toEqual([path]);
  expect(task.isRunning()).toBe(false);
});

test('a session that ended leads to log in, which says so, and back', async () => {
  const { visited } = openConfirmation(['signedOut']);
  await vi.advanceTimersByTimeAsync(2_000);

  expect(visited).toEqual([
    '/de/login?redirectOnSuccess=%2Fde%2Fbuy%2Fcheckout%2Fsummary%3Fpurchase%3Dpurchase-1&reason=sessionEnded',
  ]);
});

test.each(['confirmed', 'refused'])('a purchase that is %s already is not looked at', async (status) => {
  const { lookedAt, task } = openConfirmation([], status);
  await vi.advanceTimersByTimeAsync(10_000);

  expect(lookedAt).toEqual([]);
  expect(task.isRunning()).toBe(false);
});
