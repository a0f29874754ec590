import { expect, it } from 'vitest';
import { apiAnswering } from '../api/testing/apiAnswering.ts';
import { createPasswords } from './passwords.ts';

const passwordsAnswering = (body: unknown, status = 200) => createPasswords(apiAnswering(body, status).api);
const ask = (body: unknown, status?: number) =>
  passwordsAnswering(body, status).askForLink('/login/forgot-password', { email: 'alex@example.com' });
const chosen = { linkFingerprint: 'link-of-alex', password: 'a quiet lake', confirmation: 'a quiet lake' };
const save = (body: unknown, status?: number) =>
  passwordsAnswering(body, status).save('/login/forgot-password/new', chosen);

it('tells that both were accepted', async () => {
  expect(await ask({ data: { attributes: { status: 'sent' } } })).toEqual({ ok: true });
  expect(await save({ data: { attributes: { status: 'done' } } })).toEqual({ ok: true });
});

it('tells a link that works no more from other refusals', async () => {
  const gone = { errors: [{ code: 'INVALID_TOKEN' }] };
  expect(await save(gone, 410)).toEqual({ ok: false, reason: 'invalidLink' });
  expect(await ask(gone, 410)).toEqual({ ok: false, reason: 'unavailable' });
  const otherLink = { errors: [{ code: 'OTHER_LINK_OPENED' }] };
  expect(await save(otherLink, 409)).toEqual({ ok: false, reason: 'otherLinkOpened' });
});

it('tells what is wrong with which field', async () => {
  const error = { code: 'INVALID', source: { pointer: '/confirmation' }, data: { problem: 'different' } };
  expect(await save({ errors: [error] }, 422)).toEqual({
    ok: false,
    reason: 'invalid',
    problems: { confirmation: 'different' },
  });
});

it.each([
  ['TOO_MANY_ATTEMPTS', 429, { reason: 'tooManyAttempts', minutes: 5 }],
  ['SERVER_PROBLEM', 500, { reason: 'unavailable' }],
  ['EXPIRED', 409, { reason: 'unavailable' }],
])('a refusal with %s says why', async (code, status, refusal) => {
  expect(await ask({ errors: [{ code, data: { minutes: 5 } }] }, status)).toEqual({ ok: false, ...refusal });
  expect(await save({ errors: [{ code, data: { minutes: 5 } }] }, status)).toEqual({ ok: false, ...refusal });
});
