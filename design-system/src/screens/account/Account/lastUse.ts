import type { SignedInBrowser } from './AccountState.ts';

const hourMs = 60 * 60 * 1000;

/** When a browser was last used: within the hour before an instant, some hours before it, or on a day before that. */
export type LastUse = { when: 'now' } | { when: 'hours'; hours: number } | { when: 'day' };

/**
 * Counts hours up to a day, which hold wherever the reader is. Whether that was yesterday, and at what time of the day,
 * depends on a time zone that the server does not know.
 */
export function lastUseOf({ lastUsedAt }: Pick<SignedInBrowser, 'lastUsedAt'>, now: string): LastUse {
  const hours = Math.floor((Date.parse(now) - Date.parse(lastUsedAt)) / hourMs);
  if (hours < 1) return { when: 'now' };
  return hours < 24 ? { when: 'hours', hours } : { when: 'day' };
}
