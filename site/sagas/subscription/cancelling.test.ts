import { expect, test } from '@jest/globals';
import { runSaga } from 'redux-saga';
import type { UnknownAction } from 'redux';
import {
  cancellationDone,
  cancellationFailed,
  cancellationRequested,
} from '../../src/state/cancelSubscription/cancelSubscription.ts';
import { cancel } from './cancelling.ts';

/** Runs the saga against an answer, and tells what it dispatched and what it asked for. */
async function cancelling(confirmed: boolean) {
  const dispatched: UnknownAction[] = [];
  const asked: string[] = [];
  const billing = {
    cancel: (subscriptionId: string) => {
      asked.push(subscriptionId);
      return Promise.resolve(confirmed);
    },
  };
  await runSaga(
    { context: { billing }, dispatch: (action: UnknownAction) => dispatched.push(action) },
    cancel,
    cancellationRequested({ subscriptionId: 'one' }),
  ).toPromise();
  return { dispatched, asked };
}

test('a cancellation that billing confirms is done', async () => {
  expect(await cancelling(true)).toEqual({ dispatched: [cancellationDone()], asked: ['one'] });
});

// Somebody who is told that it is over, and is charged nevertheless, was lied to.
test('a cancellation that nobody confirms is not called done', async () => {
  expect((await cancelling(false)).dispatched).toEqual([cancellationFailed()]);
});
