import { describe, expect, it } from 'vitest';
import { runSaga, stdChannel } from 'redux-saga';
import type { Action } from 'redux';
import type { IdentityOutcome, SignUpRefusal } from '../../src/services/identity.ts';
import {
  signUpOffline,
  signUpRefused,
  signUpRequested,
  signUpResumed,
  signUpSucceeded,
} from '../../src/pages/identity/signUp.ts';
import { watchSignUp } from './signUp.ts';

type Outcome = IdentityOutcome<SignUpRefusal>;

const pressed = signUpRequested({
  address: '/de/register?plan=B2CMONTHLY',
  details: {
    fullname: 'Alex Lake',
    email: 'alex@example.com',
    password: 'a quiet lake',
    marketingEmails: true,
  },
});
const welcome: Outcome = { ok: true, next: '/oidc/auth/abc' };

/** A sign-up page with this answer of the backend, once it can be reached. */
function openPage(answer: Promise<Outcome>) {
  const happened: unknown[] = [];
  let connected = true;
  let online: () => void = () => undefined;
  const channel = stdChannel<Action>();
  const task = runSaga(
    {
      channel,
      dispatch: (action: Action) => happened.push(action),
      context: {
        identity: {
          signUp: (address: string) => {
            happened.push(`post ${address}`);
            return connected ? answer : Promise.resolve({ ok: false, reason: 'unavailable' });
          },
        },
        navigation: { go: (address: string) => happened.push(`go ${address}`) },
        connection: {
          reachesServer: () => Promise.resolve(connected),
          onOnline: (callBack: () => void) => {
            online = callBack;
            return () => undefined;
          },
        },
      },
    },
    watchSignUp,
  );
  async function settled() {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  }
  return {
    happened,
    press: async () => {
      channel.put(pressed);
      await settled();
    },
    loseNetwork: () => {
      connected = false;
    },
    networkReturns: async () => {
      connected = true;
      online();
      await settled();
    },
    close: () => {
      task.cancel();
    },
  };
}

describe('signing up', () => {
  it('posts to the address of the form and goes to the address of the answer', async () => {
    const page = openPage(Promise.resolve(welcome));
    await page.press();

    expect(page.happened).toEqual([
      'post /de/register?plan=B2CMONTHLY',
      signUpSucceeded(),
      'go /oidc/auth/abc',
    ]);
    page.close();
  });

  // Two accounts for one press, or a refusal of the address that was just taken by oneself.
  it('posts once for two presses', async () => {
    const page = openPage(new Promise<Outcome>(() => undefined));
    await page.press();
    await page.press();

    expect(page.happened).toEqual(['post /de/register?plan=B2CMONTHLY']);
    page.close();
  });

  it.each<[SignUpRefusal, ReturnType<typeof signUpRefused>['payload']]>([
    [{ reason: 'emailTaken' }, { status: 'emailTaken' }],
    [
      { reason: 'invalid', problems: { email: 'invalid' } },
      { status: 'ready', problems: { email: 'invalid' } },
    ],
    [
      { reason: 'invalid', problems: {}, suggestion: 'alex@gmail.com' },
      { status: 'ready', problems: {}, suggestion: 'alex@gmail.com' },
    ],
    [
      { reason: 'tooManyAttempts', minutes: 5 },
      { status: 'tooManyAttempts', minutes: 5 },
    ],
    [{ reason: 'expired' }, { status: 'expired' }],
    [{ reason: 'unavailable' }, { status: 'unavailable' }],
  ])('stays on the page and shows the refusal: %j', async (refusal, state) => {
    const page = openPage(Promise.resolve({ ok: false, ...refusal }));
    await page.press();

    expect(page.happened.slice(1)).toEqual([signUpRefused(state)]);
    page.close();
  });

  it('waits for a lost connection, and posts again once it is back', async () => {
    const page = openPage(Promise.resolve(welcome));
    page.loseNetwork();
    await page.press();
    await page.press();
    expect(page.happened).toEqual(['post /de/register?plan=B2CMONTHLY', signUpOffline()]);

    await page.networkReturns();
    expect(page.happened.slice(2)).toEqual([
      signUpResumed(),
      'post /de/register?plan=B2CMONTHLY',
      signUpSucceeded(),
      'go /oidc/auth/abc',
    ]);
    page.close();
  });

  it('can be pressed again after a refusal', async () => {
    const page = openPage(Promise.resolve({ ok: false, reason: 'unavailable' }));
    await page.press();
    await page.press();

    expect(page.happened.filter((each) => typeof each === 'string')).toHaveLength(2);
    page.close();
  });
});
