import { expect, test } from '@jest/globals';
import { runSaga, stdChannel } from 'redux-saga';
import type { Action, UnknownAction } from 'redux';
import {
  cancellationDone,
  cancellationFailed,
  cancellationRequested,
} from '../../src/pages/account/CancelSubscription/cancelSubscription.ts';
import { cancel, watchCancelling } from './cancelling.ts';

/** Runs the saga against an answer, and tells what it dispatched and what it asked for. */
async function cancelling(confirmed: boolean) {
  const dispatched: UnknownAction[] = [];
  const asked: string[] = [];
  const subscriptions = {
    cancel: (subscriptionId: string) => {
      asked.push(subscriptionId);
      return Promise.resolve(confirmed);
    },
  };
  await runSaga(
    { context: { subscriptions }, dispatch: (action: UnknownAction) => dispatched.push(action) },
    cancel,
    cancellationRequested({ subscriptionId: 'one' }),
  ).toPromise();
  return { dispatched, asked };
}

test('a cancellation that billing confirms is done', async () => {
  expect(await cancelling(true)).toEqual({ dispatched: [cancellationDone()], asked: ['one'] });
});

// A charge after a confirmed cancellation would make the confirmation false.
test('a cancellation without confirmation is not shown as done', async () => {
  expect((await cancelling(false)).dispatched).toEqual([cancellationFailed()]);
});

test('a second press while one is in flight is ignored, and one after a failure is heard', async () => {
  const answers: ((confirmed: boolean) => void)[] = [];
  const dispatched: UnknownAction[] = [];
  const channel = stdChannel<Action>();
  const subscriptions = { cancel: () => new Promise<boolean>((resolve) => answers.push(resolve)) };
  const task = runSaga(
    { channel, context: { subscriptions }, dispatch: (action: UnknownAction) => dispatched.push(action) },
    watchCancelling,
  );
  const press = async () => {
    channel.put(cancellationRequested({ subscriptionId: 'one' }));
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  };

  await press();
  await press();
  expect(answers).toHaveLength(1);

  answers[0]?.(false);
  await press();
  await press();
  expect(dispatched).toEqual([cancellationFailed()]);
  expect(answers).toHaveLength(2);
  task.cancel();
});
