import type { Cancellation } from '@stillpoint/design-system';
import { expect, test } from 'vitest';
import { runSaga, stdChannel } from 'redux-saga';
import type { Action, UnknownAction } from 'redux';
import {
  cancellationAnswered,
  cancellationFailed,
  cancellationOffline,
  cancellationRequested,
  cancellationSent,
} from '../../src/pages/account/CancelSubscription/cancelSubscription.ts';
import type { AnsweredCancellation } from '../../src/services/subscriptions.ts';
import { cancel, watchCancelling } from './cancelling.ts';

/** A connection that is there. */
const connection = { reachesServer: () => Promise.resolve(true) };

/** The backend's answer to a cancellation that billing confirmed. */
const answered: AnsweredCancellation = {
  membership: { status: 'ACTIVE', standing: 'ending', timeline: [], cancellable: false },
  cancellation: { outcome: 'cancelled', ended: { kind: 'trial', accessUntil: '2026-12-04' } },
};

/** Runs the saga against an answer, and tells what it dispatched and what it asked for. */
async function cancelling(answer: AnsweredCancellation | undefined) {
  const dispatched: UnknownAction[] = [];
  const asked: Cancellation[] = [];
  const subscriptions = {
    cancel: (cancellation: Cancellation) => {
      asked.push(cancellation);
      return Promise.resolve(answer);
    },
  };
  await runSaga(
    { context: { subscriptions, connection }, dispatch: (action: UnknownAction) => dispatched.push(action) },
    cancel,
    cancellationRequested({ subscriptionId: 'one', reason: 'temporary' }),
  ).toPromise();
  return { dispatched, asked };
}

test('a cancellation that billing confirms is done, and sent with its reason', async () => {
  expect(await cancelling(answered)).toEqual({
    dispatched: [cancellationSent(), cancellationAnswered(answered)],
    asked: [{ subscriptionId: 'one', reason: 'temporary' }],
  });
});

// A charge after a confirmed cancellation would make the confirmation false.
test('a cancellation without confirmation is not shown as done', async () => {
  expect((await cancelling(undefined)).dispatched).toEqual([cancellationSent(), cancellationFailed()]);
});

test('a second press while one is in flight is ignored, and one after a failure is heard', async () => {
  const answers: ((answer: AnsweredCancellation | undefined) => void)[] = [];
  const dispatched: UnknownAction[] = [];
  const channel = stdChannel<Action>();
  const subscriptions = {
    cancel: () => new Promise<AnsweredCancellation | undefined>((resolve) => answers.push(resolve)),
  };
  const task = runSaga(
    {
      channel,
      context: { subscriptions, connection },
      dispatch: (action: UnknownAction) => dispatched.push(action),
    },
    watchCancelling,
  );
  const press = async () => {
    channel.put(cancellationRequested({ subscriptionId: 'one' }));
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  };

  await press();
  await press();
  expect(answers).toHaveLength(1);

  answers[0]?.(undefined);
  await press();
  await press();
  expect(dispatched).toEqual([cancellationSent(), cancellationFailed(), cancellationSent()]);
  expect(answers).toHaveLength(2);
  task.cancel();
});

test('a cancellation without a connection waits for it, says so, and is then sent once', async () => {
  const dispatched: UnknownAction[] = [];
  const asked: Cancellation[] = [];
  let connected = false;
  let tellOnline: () => void = () => undefined;
  const context = {
    subscriptions: {
      cancel: (cancellation: Cancellation) => {
        asked.push(cancellation);
        return Promise.resolve(answered);
      },
    },
    connection: {
      reachesServer: () => Promise.resolve(connected),
      onOnline: (online: () => void) => {
        tellOnline = online;
        return () => undefined;
      },
    },
  };
  const task = runSaga(
    { context, dispatch: (action: UnknownAction) => dispatched.push(action) },
    cancel,
    cancellationRequested({ subscriptionId: 'one' }),
  );
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  expect(dispatched).toEqual([cancellationOffline()]);
  expect(asked).toEqual([]);

  connected = true;
  tellOnline();
  await task.toPromise();
  expect(asked).toEqual([{ subscriptionId: 'one' }]);
  expect(dispatched).toEqual([cancellationOffline(), cancellationSent(), cancellationAnswered(answered)]);
});
