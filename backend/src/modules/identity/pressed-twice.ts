import { createHash, randomBytes } from 'node:crypto';

/** A hash of the code or the answer that ended a sign-in. Only the browser that holds the cookie can come by it. */
export function endHash(cookie: string, answer: string): string {
  return createHash('sha256')
    .update(JSON.stringify([cookie, answer.trim()]))
    .digest('base64url');
}

/**
 * Writes a sign-in that waits under the cookie that each press of its form comes to, so that two presses at once write the
 * same one. Where there is no such cookie, or `write` says that what it names has ended, it is a new one. Gives the cookie.
 */
export async function keepUnder(
  pressed: string | undefined,
  write: (cookie: string) => Promise<boolean>,
): Promise<string> {
  if (pressed !== undefined && (await write(pressed))) return pressed;
  const cookie = randomBytes(24).toString('base64url');
  await write(cookie);
  return cookie;
}
