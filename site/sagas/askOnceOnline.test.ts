import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runSaga } from 'redux-saga';
import type { UnknownAction } from 'redux';
import { login, signInOffline, signInRefused, signInResumed } from '../src/pages/identity/login.ts';
import { askOnceOnline } from './askOnceOnline.ts';

const answers = { failed: 'no answer', answered: 'answer' };

/** A request while the connection is as it is told to be. */
function send(connection: { there: boolean }) {
  const dispatched: UnknownAction[] = [];
  let sent = 0;
  const task = runSaga(
    {
      dispatch: (action: UnknownAction) => dispatched.push(action),
      context: {
        connection: {
          reachesServer: () => Promise.resolve(connection.there),
          // A network that lets nothing through does not tell when it does again.
          onOnline: () => () => undefined,
        },
      },
    },
    () =>
      askOnceOnline(
        () => {
          sent += 1;
          return Promise.resolve(connection.there ? answers.answered : answers.failed);
        },
        (outcome) => outcome === answers.failed,
        { offline: signInOffline, resumed: signInResumed },
      ),
  );
  return { dispatched, sent: () => sent, outcome: () => task.result<string>() };
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

it('goes on once the network is back, also where the browser does not tell', async () => {
  const connection = { there: false };
  const { dispatched, sent, outcome } = send(connection);
  await vi.advanceTimersByTimeAsync(0);
  expect(dispatched).toEqual([signInOffline()]);

  connection.there = true;
  await vi.advanceTimersByTimeAsync(3_000);
  expect(dispatched).toEqual([signInOffline(), signInResumed()]);
  expect(sent()).toBe(2);
  expect(outcome()).toBe(answers.answered);
});

it('keeps the plan and what was typed while a form waits', () => {
  const waiting = {
    plan: 'annual',
    period: 'year',
    price: { amount: 6999, currency: 'EUR' },
    tax: 'included',
  } as const;
  const refused = login(
    { status: 'submitting', values: { email: 'alex@example.com' }, problems: {}, waiting },
    signInOffline(),
  );
  expect(refused).toMatchObject({ status: 'offline', values: { email: 'alex@example.com' }, waiting });

  const again = login(refused, signInResumed());
  expect(again).toMatchObject({ status: 'submitting', values: { email: 'alex@example.com' }, waiting });
  expect(login(again, signInRefused({ status: 'unavailable' }))).toMatchObject({ status: 'unavailable' });
});
