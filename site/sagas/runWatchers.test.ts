import { expect, vi, test } from 'vitest';
import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import { runSaga, stdChannel } from 'redux-saga';
import { call, takeEvery, takeLeading } from 'typed-redux-saga';
import { runWatchers } from './runWatchers.ts';

const planChosen = createAction<string>('test/planChosen');
const purchasePressed = createAction('test/purchasePressed');

/** Two watchers side by side; `onPlan` is what the first one does. */
function openPage(onPlan: (plan: string) => void) {
  const reported: unknown[] = [];
  const heard: string[] = [];
  const channel = stdChannel<UnknownAction>();
  const context = { errors: { report: (error: unknown) => reported.push(error) } };
  const task = runSaga({ channel, context }, runWatchers, [
    function* watchPlans() {
      yield* takeEvery(planChosen, function* choose({ payload }) {
        yield* call(onPlan, payload);
        heard.push(payload);
      });
    },
    function* watchPurchases() {
      yield* takeLeading(purchasePressed, function* buy() {
        yield* call(() => heard.push('purchase'));
      });
    },
  ]);
  return { reported, heard, put: (action: UnknownAction) => channel.put(action), close: () => task.cancel() };
}

const fault = new Error('This plan cannot be chosen');

function refuseMonthly(plan: string) {
  if (plan === 'monthly') throw fault;
}

test('a fault in one watcher is reported, and the others still hear their events', () => {
  const page = openPage(refuseMonthly);
  page.put(planChosen('monthly'));
  page.put(purchasePressed());

  expect(page.reported).toEqual([fault]);
  expect(page.heard).toEqual(['purchase']);
  page.close();
});

test('a watcher that failed hears the next event', () => {
  const page = openPage(refuseMonthly);
  page.put(planChosen('monthly'));
  page.put(planChosen('annual'));

  expect(page.heard).toEqual(['annual']);
  page.close();
});

test('a watcher that fails whenever it starts is restarted ever more rarely', async () => {
  vi.useFakeTimers();
  let starts = 0;
  const context = { errors: { report: () => undefined } };
  const task = runSaga({ channel: stdChannel<UnknownAction>(), context }, runWatchers, [
    function* watchNothing() {
      yield* call(() => {
        starts += 1;
        throw fault;
      });
    },
  ]);
  expect(starts).toBe(2);

  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(starts).toBeGreaterThan(5);
  expect(starts).toBeLessThan(20);
  task.cancel();
  vi.useRealTimers();
});
