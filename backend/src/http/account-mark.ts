import { createHash } from 'node:crypto';

/** Says in a cookie which account it belongs to, without the id. */
export function accountMark(userId: string): string {
  return createHash('sha256').update(userId).digest('base64url').slice(0, 22);
}
