import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from 'node:crypto';
import { promisify } from 'node:util';

/** What one hash costs. Memory in KiB. */
export interface HashCost {
  memory: number;
  passes: number;
  parallelism: number;
}

/** OWASP's recommendation for argon2id: 19 MiB, two passes, one lane. */
const presentCost: HashCost = { memory: 19_456, passes: 2, parallelism: 1 };

/** What a password turned out to be. `outdated` asks for a new hash, now that the password is known. */
export type Verification = { ok: false } | { ok: true; outdated: boolean };

const derive = promisify<'argon2id', Argon2Parameters, Buffer>(argon2);
const saltLength = 16;
const tagLength = 32;
const pattern = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** Hashes a password for keeping, as a PHC string that carries its own cost and salt. */
export async function hashPassword(password: string, cost: HashCost = presentCost): Promise<string> {
  const salt = randomBytes(saltLength);
  const tag = await tagOf(password, salt, cost);
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(tag)}`;
}

/**
 * Compares a password with a stored hash. An account without one costs the same work as an account with one,
 * so that the time of an answer never tells whether an account exists.
 */
export async function verifyPassword(password: string, kept: string | undefined): Promise<Verification> {
  const { cost, salt, tag } = partsOf(kept) ?? noPassword;
  const same = timingSafeEqual(await tagOf(password, salt, cost), tag);
  if (!same || kept === undefined) return { ok: false };
  return { ok: true, outdated: !costsTheSame(cost, presentCost) };
}

const noPassword = { cost: presentCost, salt: randomBytes(saltLength), tag: randomBytes(tagLength) };

function partsOf(kept: string | undefined) {
  const [, memory, passes, parallelism, salt, tag] = pattern.exec(kept ?? '') ?? [];
  if (salt === undefined || tag === undefined) return undefined;
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
}

function tagOf(password: string, salt: Buffer, cost: HashCost): Promise<Buffer> {
  // The same letters typed on two keyboards may be different code points.
  return derive('argon2id', { message: password.normalize('NFKC'), nonce: salt, tagLength, ...cost });
}

function costsTheSame(one: HashCost, other: HashCost): boolean {
  return one.memory === other.memory && one.passes === other.passes && one.parallelism === other.parallelism;
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
