import { describe, expect, it } from 'vitest';
import type { Action, UnknownAction } from 'redux';
import { runSaga, stdChannel, type Saga } from 'redux-saga';
import {
  forgotPassword,
  resetLinkRefused,
  resetLinkRequested,
  resetLinkSent,
} from '../../src/pages/identity/ForgotPassword/forgotPassword.ts';
import {
  newPassword,
  newPasswordRefused,
  newPasswordSaved,
  newPasswordSubmitted,
  otherLinkFound,
  resetLinkExpired,
} from '../../src/pages/identity/NewPassword/newPassword.ts';
import type { Passwords } from '../../src/services/passwords.ts';
import { askForResetLink, watchResetLink } from './askForResetLink.ts';
import { saveNewPassword } from './saveNewPassword.ts';

const asking = resetLinkRequested({
  address: '/de/login/forgot-password?plan=B2CMONTHLY',
  request: { email: 'alex@example.com' },
});
const choosing = newPasswordSubmitted({
  address: '/de/login/forgot-password/new',
  chosen: { linkFingerprint: 'link-of-alex', password: 'a quiet lake', confirmation: 'a quiet lake' },
});

/** Runs a saga with this answer: what it dispatched and posted. */
async function run<Event>(saga: (event: Event) => Generator, event: Event, answer: object) {
  const dispatched: UnknownAction[] = [];
  const posted: unknown[] = [];
  const post = (...call: unknown[]) => {
    posted.push(call);
    return Promise.resolve(answer);
  };
  const context = {
    passwords: { askForLink: post, save: post },
    connection: { reachesServer: () => Promise.resolve(true) },
  };
  await runSaga(
    { context, dispatch: (action: UnknownAction) => dispatched.push(action) },
    saga as Saga<[Event]>,
    event,
  ).toPromise();
  return { dispatched, posted };
}

const refusals: [object, object][] = [
  [
    { reason: 'tooManyAttempts', minutes: 5 },
    { status: 'tooManyAttempts', minutes: 5 },
  ],
  [{ reason: 'unavailable' }, { status: 'unavailable' }],
];

describe('asking for a link', () => {
  it('posts to the address of the form, and tells that a mail is on its way', async () => {
    const { dispatched, posted } = await run(askForResetLink, asking, { ok: true });
    expect(posted).toEqual([[asking.payload.address, asking.payload.request]]);
    expect(dispatched).toEqual([resetLinkSent()]);
    const submitting = forgotPassword(undefined, asking);
    expect(forgotPassword(submitting, resetLinkSent())).toEqual({
      status: 'sent',
      values: { email: 'alex@example.com' },
      problems: {},
    });
  });

  it.each([
    ...refusals,
    [
      { reason: 'invalid', problems: { email: 'invalid' } },
      { status: 'ready', problems: { email: 'invalid' } },
    ] as [object, object],
  ])('shows the refusal: %j', async (refusal, state) => {
    const { dispatched } = await run(askForResetLink, asking, { ok: false, ...refusal });
    expect(dispatched).toEqual([{ type: resetLinkRefused.type, payload: state }]);
  });

  it('posts once for two presses', async () => {
    let posts = 0;
    const passwords: Pick<Passwords, 'askForLink'> = {
      askForLink: () => {
        posts += 1;
        return new Promise(() => undefined);
      },
    };
    const channel = stdChannel<Action>();
    const task = runSaga({ channel, context: { passwords, connection: {} } }, watchResetLink);
    channel.put(asking);
    channel.put(asking);
    await Promise.resolve();
    expect(posts).toBe(1);
    task.cancel();
  });
});

describe('choosing a new password', () => {
  const opened = {
    status: 'ready',
    linkFingerprint: 'link-of-alex',
    account: 'a•••@example.com',
    problems: {},
  } as const;

  it('posts to the address of the form, and confirms', async () => {
    const { dispatched, posted } = await run(saveNewPassword, choosing, { ok: true });
    expect(posted).toEqual([[choosing.payload.address, choosing.payload.chosen]]);
    expect(dispatched).toEqual([newPasswordSaved()]);
    expect(newPassword(opened, newPasswordSaved())).toEqual({ status: 'done' });
  });

  it('ends where the link works no more', async () => {
    const { dispatched } = await run(saveNewPassword, choosing, { ok: false, reason: 'invalidLink' });
    expect(dispatched).toEqual([resetLinkExpired()]);
    expect(newPassword(opened, resetLinkExpired())).toMatchObject({
      status: 'notOpened',
      link: { status: 'unknown', ways: ['askForNew', 'logIn'] },
    });
  });

  it('says that another link was opened since', async () => {
    const { dispatched } = await run(saveNewPassword, choosing, { ok: false, reason: 'otherLinkOpened' });
    expect(dispatched).toEqual([otherLinkFound()]);
    expect(newPassword(opened, otherLinkFound())).toEqual({ status: 'otherLinkOpened' });
  });

  it.each(refusals)(
    'shows the refusal, and keeps whose account it is and which link: %j',
    async (refusal, state) => {
      const { dispatched } = await run(saveNewPassword, choosing, { ok: false, ...refusal });
      expect(dispatched).toEqual([{ type: newPasswordRefused.type, payload: state }]);
      const [event] = dispatched;
      expect(event && newPassword(opened, event)).toEqual({ ...opened, ...state });
    },
  );

  it('goes on saying that other ways to log in are removed', () => {
    const warned = { ...opened, removesOtherLogins: true, removesWorkplace: true } as const;
    expect(newPassword(warned, choosing)).toEqual({ ...warned, status: 'submitting' });
    const refused = newPasswordRefused({ status: 'unavailable' });
    expect(newPassword(warned, refused)).toEqual({ ...warned, status: 'unavailable' });
  });
});
