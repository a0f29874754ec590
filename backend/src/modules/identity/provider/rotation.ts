import { createHash } from 'node:crypto';
import { calculateJwkThumbprint } from 'jose';
import type { IdentitySecrets } from '../tables.ts';
import { newCookieKey, newSigningKey } from './keys.ts';

/** The steps that replace a key. All processes are restarted after each, so that none meets what it does not know. */
export const rotationSteps = ['add', 'promote', 'drop'] as const;
/** The step names the key that it is about, so that a step taken twice changes nothing more. `add` makes one. */
export type RotationStep = { step: 'add' } | { step: 'promote' | 'drop'; key: string };

/** `signing`: of tokens and sessions. `cookies`: of cookies, and of what codes are hashed with. */
export const keyKinds = ['signing', 'cookies'] as const;
export type KeyKind = (typeof keyKinds)[number];

/** The secrets after a step. Of each kind the first key signs, and all of them are believed. */
export async function rotated(
  secrets: IdentitySecrets,
  step: RotationStep,
  kind: KeyKind,
): Promise<IdentitySecrets> {
  const { jwks, cookieKeys } = secrets;
  const names = await keyNames(secrets, kind);
  if (kind === 'cookies')
    return { ...secrets, cookieKeys: await after(step, cookieKeys, names, newCookieKey) };
  return { ...secrets, jwks: { keys: await after(step, jwks.keys, names, newSigningKey) } };
}

/** What the keys of a kind are called, in their order. The name of a signing key is its `kid`; none tells the key. */
export function keyNames({ jwks, cookieKeys }: IdentitySecrets, kind: KeyKind): Promise<string[]> {
  if (kind === 'signing')
    return Promise.all(jwks.keys.map(async (jwk) => jwk.kid ?? (await calculateJwkThumbprint(jwk))));
  return Promise.resolve(
    cookieKeys.map((key) => createHash('sha256').update(key).digest('hex').slice(0, 16)),
  );
}

async function after<Key>(
  step: RotationStep,
  keys: readonly Key[],
  names: readonly string[],
  make: () => Key | Promise<Key>,
): Promise<Key[]> {
  if (step.step === 'add') return [...keys, await make()];
  const at = names.indexOf(step.key);
  const named = keys.filter((_key, index) => index === at);
  const others = keys.filter((_key, index) => index !== at);
  if (step.step === 'drop') {
    if (at === 0) throw new Error('This key signs: promote another one first.');
    return others;
  }
  if (at === -1) throw new Error('There is no key of this name.');
  return [...named, ...others];
}
