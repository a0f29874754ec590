import { expect, it } from 'vitest';
import type { UnknownAction } from 'redux';
import { runSaga } from 'redux-saga';
import {
  workEnquiry,
  workEnquiryRefused,
  workEnquiryRequested,
  workEnquirySent,
} from '../../src/pages/work/WorkEnquiry/workEnquiry.ts';
import { sendWorkEnquiry } from './sendWorkEnquiry.ts';

const values = {
  fullname: 'Alex Morgan',
  email: 'alex@harbour.example',
  company: 'Harbour & Sons',
  message: 'Hello',
};
const pressed = workEnquiryRequested({
  address: '/de/work',
  request: { ...values, formToken: 'first', website: '' },
});

async function run(answer: object) {
  const dispatched: UnknownAction[] = [];
  const posted: unknown[] = [];
  const context = {
    workEnquiries: {
      send: (...call: unknown[]) => {
        posted.push(call);
        return Promise.resolve(answer);
      },
    },
    connection: { reachesServer: () => Promise.resolve(true) },
  };
  await runSaga(
    { context, dispatch: (action: UnknownAction) => dispatched.push(action) },
    sendWorkEnquiry,
    pressed,
  ).toPromise();
  return { dispatched, posted };
}

it('posts to the address of the form, and tells that the message is on its way', async () => {
  const { dispatched, posted } = await run({ ok: true });
  expect(posted).toEqual([['/de/work', pressed.payload.request]]);
  expect(dispatched).toEqual([workEnquirySent()]);
});

it.each([
  [
    { reason: 'invalid', problems: { company: 'missing' } },
    { status: 'ready', problems: { company: 'missing' } },
  ],
  [
    { reason: 'invalid', problems: {}, suggestion: 'alex@gmail.com' },
    { status: 'ready', problems: {}, suggestion: 'alex@gmail.com' },
  ],
  [
    { reason: 'tooManyAttempts', minutes: 30 },
    { status: 'tooManyAttempts', minutes: 30 },
  ],
  [
    { reason: 'checkAgain', formToken: 'second' },
    { status: 'checkAgain', formToken: 'second' },
  ],
  [{ reason: 'unavailable' }, { status: 'unavailable' }],
] as const)('a refusal is shown, %#', async (refusal, state) => {
  const { dispatched } = await run({ ok: false, ...refusal });
  expect(dispatched).toEqual([workEnquiryRefused(state)]);
});

it('keeps what was typed, and sends the newer proof with it the next time', () => {
  const submitting = workEnquiry(undefined, pressed);
  expect(submitting).toMatchObject({ status: 'submitting', values });
  const refused = workEnquiry(submitting, workEnquiryRefused({ status: 'checkAgain', formToken: 'second' }));
  expect(refused).toEqual({ status: 'checkAgain', values, problems: {}, formToken: 'second' });
});
