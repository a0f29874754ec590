import { hkdfSync, randomBytes } from 'node:crypto';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose';
import type { Kysely } from 'kysely';
import type { IdentityTables } from '../tables.ts';

/** What the provider signs with. The first key signs, further ones are still believed. */
export interface IdentitySecrets {
  jwks: { keys: JWK[] };
  cookieKeys: string[];
  /** What the site proves itself with to its own provider. */
  clientSecret: string;
}

/**
 * Gives the secrets of this installation: made once, kept in the database, the same for every process.
 * A configured key set stands in place of the kept one.
 */
export async function identitySecrets(
  db: Kysely<IdentityTables>,
  configuredJwks: string | undefined,
): Promise<IdentitySecrets> {
  const kept = (await find(db)) ?? (await make(db));
  if (configuredJwks === undefined) return kept;
  return { ...kept, jwks: JSON.parse(configuredJwks) as IdentitySecrets['jwks'] };
}

/** Keys for one purpose alone: the provider signs its own cookies with the secrets themselves. The first key signs. */
export function keysFor(purpose: string, { cookieKeys }: Pick<IdentitySecrets, 'cookieKeys'>): Buffer[] {
  return cookieKeys.map((secret) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)));
}

async function find(db: Kysely<IdentityTables>): Promise<IdentitySecrets | undefined> {
  const row = await db.selectFrom('identityKeys').select('secrets').where('id', '=', 1).executeTakeFirst();
  return row?.secrets;
}

async function make(db: Kysely<IdentityTables>): Promise<IdentitySecrets> {
  const secrets: IdentitySecrets = {
    jwks: { keys: [await signingKey()] },
    cookieKeys: [randomBytes(32).toString('base64url')],
    clientSecret: randomBytes(32).toString('base64url'),
  };
  // Two processes may start at once: the first to write wins, and both read.
  await db
    .insertInto('identityKeys')
    .values({ id: 1, secrets: JSON.stringify(secrets) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  return (await find(db)) ?? secrets;
}

async function signingKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { modulusLength: 2048, extractable: true });
  const jwk = await exportJWK(privateKey);
  return { ...jwk, alg: 'RS256', use: 'sig', kid: await calculateJwkThumbprint(jwk) };
}
