import type { Clock } from './clock.ts';

/** Work that falls due as time goes by. */
export interface DueWork {
  /** The earliest work due up to an instant. */
  next(through: Date): { at: Date; run: () => Promise<void> } | undefined;
}

/** Moves the clock, and does on the way what falls due, each at its own time. */
export interface TimeTravel {
  to(instant: Date): Promise<void>;
}

/** Makes the only thing that moves the clock. Journeys take turns. */
export function createTimeTravel(clock: Clock, work: DueWork): TimeTravel {
  let journey: Promise<void> = Promise.resolve();

  async function travel(instant: Date) {
    for (let due = work.next(instant); due !== undefined; due = work.next(instant)) {
      clock.moveTo(due.at);
      await due.run();
    }
    clock.moveTo(instant);
  }

  return {
    to(instant) {
      const next = journey.then(() => travel(instant));
      // A journey that failed was told to its own caller; the next one stands by itself.
      journey = next.catch(() => undefined);
      return next;
    },
  };
}
