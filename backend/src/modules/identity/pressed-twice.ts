import { createHash } from 'node:crypto';

/** For how long the code that ended a sign-in ends it once more in the same browser. */
export const pressedTwiceSeconds = 30;

/** A hash of the code or the answer that ended a sign-in. Only the browser that holds the cookie can come by it. */
export function endHash(cookie: string, answer: string): string {
  return createHash('sha256')
    .update(JSON.stringify([cookie, answer.trim()]))
    .digest('base64url');
}
