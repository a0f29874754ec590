import { describe, expect, it } from 'vitest';
import { apiAnswering } from '../api/testing/apiAnswering.ts';
import { createIdentity } from './identity.ts';

function identityAnswering(body: unknown, status = 200) {
  return createIdentity(apiAnswering(body, status).api);
}

const credentials = { email: 'alex@example.com', password: 'a quiet lake' };
const details = { ...credentials, fullname: 'Alex Lake', marketingEmails: false };
const signIn = (body: unknown, status?: number) =>
  identityAnswering(body, status).signIn('/login', credentials);
const signUp = (body: unknown, status?: number) =>
  identityAnswering(body, status).signUp('/register', details);

describe('signing in', () => {
  it('tells where to go on', async () => {
    expect(await signIn({ data: { attributes: { next: '/oidc/auth/abc' } } })).toEqual({
      ok: true,
      next: '/oidc/auth/abc',
    });
  });

  it.each([
    ['WRONG_CREDENTIALS', 401, { reason: 'wrongCredentials' }],
    ['EXPIRED', 409, { reason: 'expired' }],
    ['SIGNED_OUT', 401, { reason: 'expired' }],
    ['SERVER_PROBLEM', 500, { reason: 'unavailable' }],
    // Nothing on this form can take an address: the server's word for it is not understood here.
    ['EMAIL_TAKEN', 409, { reason: 'unavailable' }],
  ])('that is refused with %s says why', async (code, status, refusal) => {
    expect(await signIn({ errors: [{ code }] }, status)).toEqual({ ok: false, ...refusal });
  });

  it('says how long to wait after too many attempts', async () => {
    const error = { code: 'TOO_MANY_ATTEMPTS', data: { minutes: 5 } };
    expect(await signIn({ errors: [error] }, 429)).toEqual({
      ok: false,
      reason: 'tooManyAttempts',
      minutes: 5,
    });
    expect(await signIn({ errors: [{ code: 'TOO_MANY_ATTEMPTS' }] }, 429)).toMatchObject({ minutes: 1 });
  });

  it('is unavailable where the answer makes no sense', async () => {
    expect(await signIn('<html>', 502)).toEqual({ ok: false, reason: 'unavailable' });
    expect(await signIn({ errors: [] }, 400)).toEqual({ ok: false, reason: 'unavailable' });
  });
});

describe('signing up', () => {
  it('says of an address that it has an account', async () => {
    expect(await signUp({ errors: [{ code: 'EMAIL_TAKEN' }] }, 409)).toEqual({
      ok: false,
      reason: 'emailTaken',
    });
  });

  it('passes on the address that was probably meant', async () => {
    const error = { source: { pointer: '/email' }, data: { suggestion: 'alex@gmail.com' } };
    expect(await signUp({ errors: [{ code: 'INVALID', ...error }] }, 422)).toEqual({
      ok: false,
      reason: 'invalid',
      problems: {},
      suggestion: 'alex@gmail.com',
    });
    expect(await signIn({ errors: [{ code: 'WRONG_CREDENTIALS', ...error }] }, 401)).toEqual({
      ok: false,
      reason: 'wrongCredentials',
      suggestion: 'alex@gmail.com',
    });
  });

  it('puts what is wrong beside the fields', async () => {
    const errors = [
      { code: 'INVALID', source: { pointer: '/email' }, data: { problem: 'notAnEmail' } },
      { code: 'INVALID', source: { pointer: '/password' }, data: { problem: 'tooShort' } },
      { code: 'INVALID', title: 'of no field' },
    ];
    expect(await signUp({ errors }, 422)).toEqual({
      ok: false,
      reason: 'invalid',
      problems: { email: 'notAnEmail', password: 'tooShort' },
    });
  });
});
