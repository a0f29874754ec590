import { afterEach, expect, test } from 'vitest';
import { createAuthenticator, hasPasskeys } from './authenticator.ts';

const options = { challenge: 'abc' };
const scope = globalThis as { PublicKeyCredential?: unknown };

afterEach(() => {
  delete scope.PublicKeyCredential;
});

function browserAnswering(answer: () => Promise<unknown>) {
  scope.PublicKeyCredential = {
    parseCreationOptionsFromJSON: (json: unknown) => ({ parsed: json }),
    parseRequestOptionsFromJSON: (json: unknown) => ({ parsed: json }),
    isConditionalMediationAvailable: () => Promise.resolve(true),
  };
  const asked: unknown[] = [];
  const ask = (request: unknown) => {
    asked.push(request);
    return answer();
  };
  const navigator = { credentials: { create: ask, get: ask } } as unknown as Navigator;
  return { authenticator: createAuthenticator(navigator), asked };
}

test('only browsers that read the options of the backend have passkeys', () => {
  expect(hasPasskeys({})).toBe(false);
  expect(hasPasskeys({ PublicKeyCredential: {} })).toBe(false);
  expect(hasPasskeys({ PublicKeyCredential: { parseRequestOptionsFromJSON: () => ({}) } })).toBe(true);
});

test('what a passkey answers is written as it is sent', async () => {
  const { authenticator, asked } = browserAnswering(() => Promise.resolve({ toJSON: () => ({ id: 'one' }) }));
  expect(await authenticator.make(options)).toEqual({ ok: true, credential: { id: 'one' } });
  const { signal } = new AbortController();
  expect(await authenticator.ask(options, { quietly: true, signal })).toEqual({
    ok: true,
    credential: { id: 'one' },
  });
  expect(asked).toEqual([
    { publicKey: { parsed: options } },
    { publicKey: { parsed: options }, mediation: 'conditional', signal },
  ]);
  expect(await authenticator.suggestsPasskeys()).toBe(true);
});

test.each([
  ['NotAllowedError', 'unused'],
  ['AbortError', 'unused'],
  ['InvalidStateError', 'known'],
])('%s of a browser is an outcome, and no fault', async (name, reason) => {
  const { authenticator } = browserAnswering(() => Promise.reject(new DOMException('no', name)));
  expect(await authenticator.make(options)).toEqual({ ok: false, reason });
});

test('a browser that gives nothing used none, and what is no refusal of its is a fault', async () => {
  expect(await browserAnswering(() => Promise.resolve(null)).authenticator.ask(options)).toEqual({
    ok: false,
    reason: 'unused',
  });
  const faulty = browserAnswering(() => Promise.reject(new Error('a bug')));
  await expect(faulty.authenticator.ask(options)).rejects.toThrow('a bug');
});
