import { createHash } from 'node:crypto';

/** For how long the same form or code counts as pressed twice, and finds what the first press has done. */
export const pressedTwiceMs = 30_000;

/** A hash of the code or the answer that ended a sign-in. Only the browser that holds the cookie can come by it. */
export function endHash(cookie: string, answer: string): string {
  return createHash('sha256')
    .update(JSON.stringify([cookie, answer.trim()]))
    .digest('base64url');
}
