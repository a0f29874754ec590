import { afterEach, beforeEach, expect, vi, test } from 'vitest';
import { stdChannel, runSaga } from 'redux-saga';
import type { UnknownAction } from 'redux';
import {
  passkeyAsked,
  passkeyChosen,
  passkeyOffered,
  passkeyUnused,
  signInRefused,
  signInSucceeded,
} from '../../src/pages/identity/login.ts';
import type { Authenticator, PasskeyAnswer } from '../../src/services/authenticator.ts';
import type { IdentityOutcome, SignInRefusal } from '../../src/services/identity.ts';
import { offerPasskeySignIn } from './offerPasskeySignIn.ts';

const answer = { id: 'known' } as PasskeyAnswer;
const options = { challenge: 'abc' };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

type Ask = Authenticator['ask'];

/** A login page. The device answers what `ask` says, and the suggestions stay open unless they are `suggested`. */
function openLogin({
  suggests = false,
  ask = () => Promise.resolve({ ok: true, credential: answer }),
  outcome = { ok: true, next: '/auth?code=1' },
  hasChallenge = true,
}: {
  suggests?: boolean;
  ask?: Ask;
  outcome?: IdentityOutcome<SignInRefusal>;
  hasChallenge?: boolean;
} = {}) {
  const said: UnknownAction[] = [];
  const visited: string[] = [];
  const sent: unknown[] = [];
  const channel = stdChannel();
  const task = runSaga(
    {
      channel,
      dispatch: (action: UnknownAction) => said.push(action),
      getState: () => ({ visitor: { language: 'de', path: '/de/login?plan=B2CMONTHLY' } }),
      context: {
        identity: {
          signIn: (...call: unknown[]) => {
            sent.push(call);
            return Promise.resolve(outcome);
          },
        },
        navigation: { go: (address: string) => visited.push(address) },
      },
    },
    () =>
      offerPasskeySignIn({
        authenticator: {
          suggestsPasskeys: () => Promise.resolve(suggests),
          make: () => Promise.reject(new Error('Nothing is made here.')),
          ask,
        },
        noteDevice: () => Promise.resolve(),
        challenges: { ask: () => Promise.resolve(hasChallenge ? options : undefined) },
      }),
  );
  const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms);
  const press = async () => {
    channel.put(passkeyChosen());
    await settle();
  };
  return { said, visited, sent, press, settle, close: () => task.cancel() };
}

test('the button logs in by the passkey that the device gives, to where the page leads', async () => {
  const login = openLogin();
  await login.settle();
  expect(login.said).toEqual([passkeyOffered()]);
  await login.press();
  expect(login.sent).toEqual([['/de/login?plan=B2CMONTHLY', { passkey: answer }]]);
  expect(login.said.slice(1)).toEqual([passkeyAsked(), signInSucceeded()]);
  expect(login.visited).toEqual(['/auth?code=1']);
  login.close();
});

test('a passkey that is chosen among the suggestions logs in without a press', async () => {
  const login = openLogin({ suggests: true });
  await login.settle();
  expect(login.visited).toEqual(['/auth?code=1']);
  // The page is left: nothing is asked once more.
  expect(login.sent).toHaveLength(1);
  login.close();
});

test('the suggestions end before the button asks, and are asked anew before their challenge ends', async () => {
  const asked: (AbortSignal | undefined)[] = [];
  const ask: Ask = (_options, how) => {
    asked.push(how?.signal);
    return how === undefined
      ? Promise.resolve({ ok: false, reason: 'unused' })
      : new Promise(() => undefined);
  };
  const login = openLogin({ suggests: true, ask });
  await login.settle();
  await login.settle(4 * 60_000);
  expect(asked.map((signal) => signal?.aborted)).toEqual([true, false]);
  await login.press();
  expect(asked.map((signal) => signal?.aborted)).toEqual([true, true, undefined, false]);
  expect(login.said).toContainEqual(passkeyUnused());
  login.close();
});

test.each([
  [{ ok: false, reason: 'passkeyRefused' }, signInRefused({ status: 'passkeyRefused' })],
  [{ ok: false, reason: 'expired' }, passkeyUnused()],
  [{ ok: false, reason: 'unavailable' }, signInRefused({ status: 'unavailable' })],
  [
    { ok: false, reason: 'tooManyAttempts', minutes: 3 },
    signInRefused({ status: 'tooManyAttempts', minutes: 3 }),
  ],
] as const)('a refusal is said, and the button works again, %#', async (outcome, said) => {
  const login = openLogin({ outcome });
  await login.settle();
  await login.press();
  expect(login.said.at(-1)).toEqual(said);
  await login.press();
  expect(login.sent).toHaveLength(2);
  login.close();
});

test('a device that answers by itself is not asked quietly again after a refusal', async () => {
  const refusal = { ok: false, reason: 'passkeyRefused' } as const;
  const login = openLogin({ suggests: true, outcome: refusal });
  await login.settle();
  await login.settle(4 * 60_000);
  expect(login.sent).toHaveLength(1);
  expect(login.said.at(-1)).toEqual(signInRefused({ status: 'passkeyRefused' }));
  await login.press();
  expect(login.sent).toHaveLength(2);
  login.close();
});

test('without a challenge the button says that no passkey was used', async () => {
  const login = openLogin({ suggests: true, hasChallenge: false });
  await login.settle();
  expect(login.sent).toEqual([]);
  await login.press();
  expect(login.said.at(-1)).toEqual(passkeyUnused());
  login.close();
});
