import { dayMs } from '../../domain/days.ts';
import type { Clock } from '../../process/clock.ts';
import type { Events } from './repository.ts';

export interface RetentionOptions {
  events: Events;
  clock: Clock;
  retentionDays: number;
  /** Says what to do every night. */
  everyNight: (work: () => Promise<void>) => void;
}

/** Forgets every night what is older than its retention time. */
export function forgetOldEvents({ events, clock, retentionDays, everyNight }: RetentionOptions) {
  everyNight(() => events.forgetBefore(new Date(clock.now().getTime() - retentionDays * dayMs)));
}
