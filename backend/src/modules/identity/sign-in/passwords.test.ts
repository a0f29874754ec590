import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { expect, onTestFinished, test, vi } from 'vitest';
import { hashPassword, verifyPassword } from './passwords.ts';

const password = 'rest-easy-2026';

// ASVS V2.4.1 V2.4.2
test('a hash is argon2id at the recommended cost, with a salt of its own', async () => {
  const [one, other] = [await hashPassword(password), await hashPassword(password)];
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
  expect(one).not.toBe(other);
});

// ASVS V2.5.3
test('only the password itself opens its hash', async () => {
  const kept = await hashPassword(password);
  expect(await verifyPassword(password, kept)).toEqual({ ok: true, outdated: false });
  expect(await verifyPassword(`${password} `, kept)).toEqual({ ok: false });
  expect(await verifyPassword('', kept)).toEqual({ ok: false });
});

// ASVS V2.1.4
test('a password typed as other code points of the same letters is the same', async () => {
  expect(
    await verifyPassword('Zoe\u0308-rests-2026', await hashPassword('Zo\u00eb-rests-2026')),
  ).toMatchObject({ ok: true });
});

// ASVS V6.2.4
test('a hash of another cost still verifies, and asks to be renewed', async () => {
  const kept = await hashPassword(password, { memory: 8192, passes: 1, parallelism: 1 });
  expect(await verifyPassword(password, kept)).toEqual({ ok: true, outdated: true });
  expect(await verifyPassword('something else', kept)).toEqual({ ok: false });
});

test('an account without a hash, and a hash that cannot be read, are refused', async () => {
  expect(await verifyPassword(password, undefined)).toEqual({ ok: false });
  expect(await verifyPassword(password, '$2b$10$abcdefghijklmnopqrstuv')).toEqual({ ok: false });
});

test('an unknown account costs the same work as a wrong password', async () => {
  const hashed = vi.spyOn(crypto, 'argon2');
  syncBuiltinESMExports();
  onTestFinished(() => {
    hashed.mockRestore();
    syncBuiltinESMExports();
  });
  vi.resetModules();
  const watched = await import('./passwords.ts');
  const workFor = async (kept: string | undefined) => {
    hashed.mockClear();
    await watched.verifyPassword('wrong-password', kept);
    return hashed.mock.calls.map(([algorithm, { memory, passes, parallelism, tagLength }]) => {
      return { algorithm, memory, passes, parallelism, tagLength };
    });
  };
  const kept = await watched.hashPassword(password);

  expect(await workFor(kept)).toHaveLength(1);
  expect(await workFor(undefined)).toEqual(await workFor(kept));
});
