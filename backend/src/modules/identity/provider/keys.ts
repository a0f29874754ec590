import { hkdfSync, randomBytes } from 'node:crypto';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose';
import { sql, type Kysely } from 'kysely';
import type { Sealing } from '../../../sealing/sealing.ts';
import type { IdentitySecrets, IdentityTables } from '../tables.ts';

/** Where the secrets are kept, and what encrypts them there. */
export interface SecretsParts {
  db: Kysely<IdentityTables>;
  sealing: Sealing;
}

/** What the secrets are sealed for. */
export const secretsPurpose = 'identity keys';
/** They are one row: what is sealed for it opens nowhere else. */
const place = 'identity_keys 1';

/**
 * Gives the secrets of this installation: made once, kept in the database, the same for every process. They are sealed
 * there: those who read the database alone can sign nothing. A configured key set stands in place of the kept one.
 */
export async function identitySecrets(
  parts: SecretsParts,
  configuredJwks: string | undefined,
): Promise<IdentitySecrets> {
  const kept = (await find(parts))?.secrets ?? (await make(parts));
  if (configuredJwks === undefined) return kept;
  return { ...kept, jwks: await named(JSON.parse(configuredJwks) as IdentitySecrets['jwks']) };
}

/** Gives each key a name that has none, its thumbprint (RFC 7638): the provider signs by that name, and we look for it. */
async function named({ keys }: IdentitySecrets['jwks']): Promise<IdentitySecrets['jwks']> {
  return {
    keys: await Promise.all(
      keys.map(async (key) => ({ ...key, kid: key.kid ?? (await calculateJwkThumbprint(key)) })),
    ),
  };
}

/** Seals what an older release left readable, and seals anew what another key than the first one sealed. */
export async function sealSecrets(parts: SecretsParts): Promise<void> {
  const found = await find(parts);
  if (found?.current === false) await replace(parts, found.row, sealed(parts, found.secrets));
}

/** Replaces the secrets. False where another process replaced them meanwhile. */
export async function changeSecrets(
  parts: SecretsParts,
  change: (secrets: IdentitySecrets) => Promise<IdentitySecrets> | IdentitySecrets,
): Promise<boolean> {
  const found = await find(parts);
  if (found === undefined) throw noKeys();
  return replace(parts, found.row, sealed(parts, await change(found.secrets)));
}

/** Writes the secrets as a release reads them that is older than their sealing. The next start of this one seals them. */
export async function unsealSecrets(parts: SecretsParts): Promise<boolean> {
  const found = await find(parts);
  if (found === undefined) throw noKeys();
  return replace(parts, found.row, JSON.stringify(found.secrets));
}

/** Keys for one purpose alone: the provider signs its own cookies with the secrets themselves. The first key signs. */
export function keysFor(purpose: string, { cookieKeys }: Pick<IdentitySecrets, 'cookieKeys'>): Buffer[] {
  return cookieKeys.map((secret) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)));
}

/** A key that signs tokens and sessions. */
export async function newSigningKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { modulusLength: 2048, extractable: true });
  const jwk = await exportJWK(privateKey);
  return { ...jwk, alg: 'RS256', use: 'sig', kid: await calculateJwkThumbprint(jwk) };
}

/** A key that signs cookies, and that codes are hashed with. */
export function newCookieKey(): string {
  return randomBytes(32).toString('base64url');
}

async function find({ db, sealing }: SecretsParts) {
  const found = await db.selectFrom('identityKeys').select('secrets').where('id', '=', 1).executeTakeFirst();
  if (found === undefined) return undefined;
  const row = found.secrets;
  // A release from before they were sealed wrote them as an object.
  if (typeof row !== 'string') return { row, secrets: row, current: false };
  const secrets = JSON.parse(sealing.open(row, place)) as IdentitySecrets;
  return { row, secrets, current: sealing.isCurrent(row) };
}

async function make(parts: SecretsParts): Promise<IdentitySecrets> {
  const secrets: IdentitySecrets = {
    jwks: { keys: [await newSigningKey()] },
    cookieKeys: [newCookieKey()],
    clientSecret: randomBytes(32).toString('base64url'),
  };
  // Two processes may start at once: the first to write wins, and both read.
  await parts.db
    .insertInto('identityKeys')
    .values({ id: 1, secrets: sealed(parts, secrets) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  return (await find(parts))?.secrets ?? secrets;
}

/** Writes over what was read, and over nothing else. */
async function replace({ db }: SecretsParts, row: IdentitySecrets | string, secrets: string) {
  const { numUpdatedRows } = await db
    .updateTable('identityKeys')
    .set({ secrets })
    .where('id', '=', 1)
    .where(sql<boolean>`secrets = ${JSON.stringify(row)}::jsonb`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

function noKeys() {
  return new Error('This database has no keys yet: its first sign-in makes them.');
}

/** As the JSON that the column takes: a sealed text is a string there. */
function sealed({ sealing }: SecretsParts, secrets: IdentitySecrets): string {
  return JSON.stringify(sealing.seal(JSON.stringify(secrets), place));
}
