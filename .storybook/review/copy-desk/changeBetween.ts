import { asRead } from './pieces.ts';

/** What differs between two texts, with a word before and after it. */
export interface Change {
  ahead: string;
  gone: string;
  come: string;
  after: string;
}

/** The words that went and came between two versions of a sentence. */
export function changeBetween(before: string, now: string): Change {
  const [old, next] = [wordsOf(before), wordsOf(now)];
  let first = 0;
  while (first < old.length && first < next.length && old[first] === next[first]) first += 1;
  let last = 0;
  const rest = Math.min(old.length, next.length) - first;
  while (last < rest && old[old.length - 1 - last] === next[next.length - 1 - last]) last += 1;

  return {
    ahead: old.slice(Math.max(0, first - 2), first).join(' '),
    gone: old.slice(first, old.length - last).join(' '),
    come: next.slice(first, next.length - last).join(' '),
    after: old.slice(old.length - last, old.length - last + 3).join(' '),
  };
}

function wordsOf(text: string): string[] {
  return asRead(text)
    .split(/\s+/)
    .filter((word) => word !== '');
}
