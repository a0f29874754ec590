import { createHash, randomBytes } from 'node:crypto';

/** A secret of a link, of 256 bits. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of it. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
