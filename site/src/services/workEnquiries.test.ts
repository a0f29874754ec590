import { expect, it } from 'vitest';
import { apiAnswering } from '../api/testing/apiAnswering.ts';
import { createWorkEnquiries } from './workEnquiries.ts';

const request = {
  fullname: 'Alex Morgan',
  email: 'alex@harbour.example',
  company: 'Harbour & Sons',
  message: 'Hello',
  formToken: 'first',
  website: '',
};
const send = (body: unknown, status = 200) =>
  createWorkEnquiries(apiAnswering(body, status).api).send('/de/work', request);

it('tells that a message was taken', async () => {
  expect(await send({ data: { attributes: { status: 'sent' } } })).toEqual({ ok: true });
});

it('tells with which proof to send it once more', async () => {
  const error = { code: 'CHECK_AGAIN', data: { formToken: 'second' } };
  expect(await send({ errors: [error] }, 422)).toEqual({
    ok: false,
    reason: 'checkAgain',
    formToken: 'second',
  });
});

it('tells what is wrong with which field', async () => {
  const error = { code: 'INVALID', source: { pointer: '/company' }, data: { problem: 'missing' } };
  expect(await send({ errors: [error] }, 422)).toEqual({
    ok: false,
    reason: 'invalid',
    problems: { company: 'missing' },
  });
});

it.each([
  ['TOO_MANY_ATTEMPTS', 429, { reason: 'tooManyAttempts', minutes: 30 }],
  ['SERVER_PROBLEM', 500, { reason: 'unavailable' }],
  ['EXPIRED', 409, { reason: 'unavailable' }],
])('a refusal with %s says why', async (code, status, refusal) => {
  expect(await send({ errors: [{ code, data: { minutes: 30 } }] }, status)).toEqual({
    ok: false,
    ...refusal,
  });
});
