import { createHash } from 'node:crypto';

/** The same event about the same thing has the same id, so that it is kept once. */
export function eventId(about: string, name: string): string {
  const hex = createHash('sha256').update(`${about} ${name}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  );
}
