import type { Clock } from '../../process/clock.ts';
import type { Events } from './repository.ts';

const aDayInMs = 24 * 60 * 60 * 1000;

export interface RetentionOptions {
  events: Events;
  clock: Clock;
  retentionDays: number;
  /** Says what to do every night. */
  everyNight: (work: () => Promise<void>) => void;
}

/** Forgets every night what is older than its retention time. */
export function forgetOldEvents({ events, clock, retentionDays, everyNight }: RetentionOptions) {
  everyNight(() => events.forgetBefore(new Date(clock.now().getTime() - retentionDays * aDayInMs)));
}
