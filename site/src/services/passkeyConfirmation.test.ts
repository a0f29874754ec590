import { expect, test } from 'vitest';
import type { PasskeyAnswer } from './authenticator.ts';
import { createPasskeyConfirmation } from './passkeyConfirmation.ts';

const credential = { id: 'known' } as PasskeyAnswer;

/** The service, where each call is refused with a code. */
function refusedWith(code: string) {
  const outcome = { kind: 'refused' as const, status: 429, errors: [{ code }] };
  return createPasskeyConfirmation({ post: () => Promise.resolve(outcome) });
}

test.each([
  ['PASSKEY_EXPIRED', 'unused'],
  ['PASSKEY_REFUSED', 'refused'],
  ['TOO_MANY_ATTEMPTS', 'tooManyAttempts'],
  ['INVALID', 'unavailable'],
])('a refusal has its reason: %s', async (code, reason) => {
  expect(await refusedWith(code).confirm(credential)).toEqual({ ok: false, reason });
});

test('too many questions are no failure of our servers', async () => {
  const refused = { ok: false, reason: 'tooManyAttempts' };
  expect(await refusedWith('TOO_MANY_ATTEMPTS').begin()).toEqual(refused);
});

test('a server that is away says so', async () => {
  const away = createPasskeyConfirmation({ post: () => Promise.resolve({ kind: 'unreachable' }) });
  expect(await away.begin()).toEqual({ ok: false, reason: 'unavailable' });
  expect(await away.confirm(credential)).toEqual({ ok: false, reason: 'unavailable' });
});
