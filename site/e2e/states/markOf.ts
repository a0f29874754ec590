import { createHash } from 'node:crypto';

/** A name for what a page was told, which the page bears, so that what is pressed on it is known to belong to it. */
export function markOf(line: string): string {
  return `recorded-${createHash('sha256').update(line).digest('hex').slice(0, 20)}`;
}
