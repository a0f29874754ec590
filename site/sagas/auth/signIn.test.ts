import { describe, expect, it } from 'vitest';
import { runSaga, stdChannel } from 'redux-saga';
import type { Action, UnknownAction } from 'redux';
import type { IdentityOutcome, SignInRefusal } from '../../src/services/identity.ts';
import { signInRefused, signInRequested, signInSucceeded } from '../../src/pages/identity/login.ts';
import { signIn, watchSignIn } from './signIn.ts';

const address = '/de/login?plan=B2CMONTHLY';
const credentials = { email: 'alex@example.com', password: 'a quiet lake' };

/** Runs the saga with this answer: what it dispatched, posted and where it went. */
async function signingIn(answer: IdentityOutcome<SignInRefusal>) {
  const dispatched: UnknownAction[] = [];
  const posted: unknown[] = [];
  const visited: string[] = [];
  const context = {
    identity: {
      signIn: (...call: unknown[]) => {
        posted.push(call);
        return Promise.resolve(answer);
      },
    },
    navigation: { go: (address: string) => visited.push(address) },
    connection: { reachesServer: () => Promise.resolve(true) },
  };
  await runSaga(
    { context, dispatch: (action: UnknownAction) => dispatched.push(action) },
    signIn,
    signInRequested({ address, credentials }),
  ).toPromise();
  return { dispatched, posted, visited };
}

describe('signing in', () => {
  it('posts to the address of the form, query included', async () => {
    const { posted } = await signingIn({ ok: true, next: '/oidc/auth/abc' });

    expect(posted).toEqual([[address, credentials]]);
  });

  it('goes to the address of the answer', async () => {
    const { dispatched, visited } = await signingIn({ ok: true, next: '/oidc/auth/abc' });

    expect(dispatched).toEqual([signInSucceeded()]);
    expect(visited).toEqual(['/oidc/auth/abc']);
  });

  it.each<[SignInRefusal, ReturnType<typeof signInRefused>['payload']]>([
    [{ reason: 'wrongCredentials' }, { status: 'wrongCredentials' }],
    [
      { reason: 'invalid', problems: { password: 'missing' } },
      { status: 'ready', problems: { password: 'missing' } },
    ],
    [
      { reason: 'tooManyAttempts', minutes: 5 },
      { status: 'tooManyAttempts', minutes: 5 },
    ],
    [{ reason: 'expired' }, { status: 'expired' }],
    [{ reason: 'unavailable' }, { status: 'unavailable' }],
  ])('stays on the page and shows the refusal: %j', async (refusal, state) => {
    const { dispatched, visited } = await signingIn({ ok: false, ...refusal });

    expect(dispatched).toEqual([signInRefused(state)]);
    expect(visited).toEqual([]);
  });

  it('posts once for two presses', async () => {
    const posted: unknown[] = [];
    const channel = stdChannel<Action>();
    const identity = {
      signIn: (...call: unknown[]) => {
        posted.push(call);
        return new Promise(() => undefined);
      },
    };
    const task = runSaga({ channel, context: { identity, navigation: {} } }, watchSignIn);
    channel.put(signInRequested({ address, credentials }));
    channel.put(signInRequested({ address, credentials }));
    await Promise.resolve();

    expect(posted).toHaveLength(1);
    task.cancel();
  });
});
