import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from 'kysely';
import { buildApp } from '../../../app.ts';
import { createSealing } from '../../../sealing/sealing.ts';
import { openTestApp, type TestApp } from '../../../testing/app.ts';
import { collectedJobs } from '../../../testing/collected-jobs.ts';
import { newBrowser, newMember, sessionIn } from '../../../testing/members.ts';
import { until } from '../../../testing/until.ts';
import type { IdentitySecrets, IdentityTables } from '../tables.ts';
import {
  changeSecrets,
  identitySecrets,
  sealSecrets,
  secretsPurpose,
  unsealSecrets,
  type SecretsParts,
} from './keys.ts';
import { keyNames, rotated, type RotationStep } from './rotation.ts';

let testApp: TestApp;
let parts: SecretsParts;

const partsWith = (...keys: string[]): SecretsParts => ({
  db: testApp.db.$extendTables<IdentityTables>(),
  sealing: createSealing({ keys, purpose: secretsPurpose }),
});

beforeAll(async () => {
  testApp = await openTestApp();
  parts = partsWith(...testApp.config.sealingKeys);
});
beforeEach(() => identitySecrets(parts, undefined));
afterAll(() => testApp.close());

/** The row as a reader of the database sees it. */
async function rowText(): Promise<string> {
  const { rows } = await sql<{ text: string }>`select secrets::text as text from identity_keys`.execute(
    testApp.db,
  );
  return rows.map(({ text }) => text).join('\n');
}

/** Each secret text: of the key set, what its public half does not have. */
function secretsIn({ jwks, cookieKeys, clientSecret }: IdentitySecrets): string[] {
  const ofKeys = jwks.keys.flatMap(({ d, p, q, dp, dq, qi }) => [d, p, q, dp, dq, qi]);
  return [...ofKeys, ...cookieKeys, clientSecret].filter((text) => text !== undefined);
}

test('keeps one set of secrets for every process, and takes a configured key in its place', async () => {
  const [one, other] = await Promise.all([
    identitySecrets(parts, undefined),
    identitySecrets(parts, undefined),
  ]);
  expect(one).toEqual(other);
  const configured = await identitySecrets(parts, '{"keys":[{"kty":"RSA","kid":"given"}]}');
  expect(configured).toEqual({ ...one, jwks: { keys: [{ kty: 'RSA', kid: 'given' }] } });
});

test('no table shows a signing key, a key of cookies or the client secret', async () => {
  const { browser, email } = await newMember(testApp);
  await browser.open('/login/forgot-password');
  await browser.post('/login/forgot-password', { email });
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`.execute(testApp.db);
  const secrets = secretsIn(await identitySecrets(parts, undefined));
  expect(secrets).toHaveLength(8);
  const showing: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ text: string }>`select t::text as text from ${sql.raw(name)} t`.execute(
      testApp.db,
    );
    const all = rows.map(({ text }) => text).join('\n');
    if (secrets.some((secret) => all.includes(secret))) showing.push(name);
  }
  expect(showing).toEqual([]);
  expect(tables.map(({ name }) => name)).toContain('public.identity_keys');
});

test('a start seals what an older release wrote, and ends no session by it', async () => {
  const { browser, userId } = await newMember(testApp);
  const before = await identitySecrets(parts, undefined);
  expect(await unsealSecrets(parts)).toBe(true);
  expect(JSON.parse(await rowText())).toEqual(before);

  const app = await buildApp({ ...testApp, jobs: collectedJobs().jobs });
  await app.listen({ port: 0, host: '127.0.0.1' });
  await until(async () => typeof JSON.parse(await rowText()) === 'string');
  expect(JSON.parse(await rowText())).toMatch(/^1\./);
  expect(await identitySecrets(parts, undefined)).toEqual(before);
  const inBoth = newBrowser({ ...testApp, app });
  inBoth.setCookie('hsjwt', browser.cookie('hsjwt')?.value ?? '');
  expect(await sessionIn(inBoth)).toMatchObject({ userId });
  await app.close();
});

test('a new first key seals them anew, after which the older one may go', async () => {
  const before = await identitySecrets(parts, undefined);
  const [old = ''] = testApp.config.sealingKeys;
  const replacing = partsWith('a new key that is hard to guess', old);
  await sealSecrets(replacing);
  expect(await identitySecrets(partsWith('a new key that is hard to guess'), undefined)).toEqual(before);
  await expect(identitySecrets(parts, undefined)).rejects.toThrow('No configured key opens');
  await sealSecrets(partsWith(old, 'a new key that is hard to guess'));
});

test('what is sealed already stays as it is at a start', async () => {
  const before = await rowText();
  await sealSecrets(parts);
  expect(await rowText()).toBe(before);
});

// ASVS V1.6.3
test('keys are replaced in three steps, which may each be taken twice, and stay sealed', async () => {
  const before = await identitySecrets(parts, undefined);
  const kidsAfter = async (step: RotationStep) => {
    expect(await changeSecrets(parts, (secrets) => rotated(secrets, step, 'signing'))).toBe(true);
    return (await identitySecrets(parts, undefined)).jwks.keys.map(({ kid }) => kid);
  };
  const [old = ''] = before.jwks.keys.map(({ kid }) => kid);
  const [first, added = ''] = await kidsAfter({ step: 'add' });
  expect(first).toBe(old);
  for (let time = 0; time < 2; time += 1)
    expect(await kidsAfter({ step: 'promote', key: added })).toEqual([added, old]);
  for (let time = 0; time < 2; time += 1)
    expect(await kidsAfter({ step: 'drop', key: old })).toEqual([added]);
  const after = await identitySecrets(parts, undefined);
  expect(after.cookieKeys).toEqual(before.cookieKeys);
  expect(JSON.parse(await rowText())).toMatch(/^1\./);
  expect((await rotated(after, { step: 'add' }, 'cookies')).cookieKeys).toEqual([
    ...before.cookieKeys,
    expect.stringMatching(/^[\w-]{43}$/),
  ]);
});

test.each(['signing', 'cookies'] as const)(
  'of %s, the key that signs stays, and none is guessed',
  async (kind) => {
    const kept = await identitySecrets(parts, undefined);
    const both = await rotated(kept, { step: 'add' }, kind);
    const [old = '', added = ''] = await keyNames(both, kind);
    expect(old).not.toBe(added);
    await expect(rotated(both, { step: 'drop', key: old }, kind)).rejects.toThrow('This key signs');
    await expect(rotated(both, { step: 'promote', key: 'no name' }, kind)).rejects.toThrow(
      'no key of this name',
    );
    const promoted = await rotated(both, { step: 'promote', key: added }, kind);
    expect(await keyNames(promoted, kind)).toEqual([added, old]);
    expect(await rotated(promoted, { step: 'drop', key: 'no name' }, kind)).toEqual(promoted);
  },
);

test('two processes that change them at once lose no change: the second is told', async () => {
  const outcome = await changeSecrets(parts, async (secrets) => {
    await changeSecrets(parts, (current) => rotated(current, { step: 'add' }, 'cookies'));
    return secrets;
  });
  expect(outcome).toBe(false);
});
