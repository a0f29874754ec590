/** What the clock must remember. */
export interface ClockState {
  /** How far the sandbox's time runs ahead of real time, in milliseconds. */
  offsetMs: number;
}

/** The sandbox's own time. It runs like real time, some way ahead of it. */
export interface Clock {
  now(): Date;
  offsetMs(): number;
  /** Moves time forward to an instant; an earlier one changes nothing. */
  moveTo(instant: Date): void;
}

/** Makes the clock over its remembered offset. */
export function createClock(state: ClockState, realNow: () => number = Date.now): Clock {
  return {
    now: () => new Date(realNow() + state.offsetMs),
    offsetMs: () => state.offsetMs,
    moveTo(instant) {
      state.offsetMs = Math.max(state.offsetMs, instant.getTime() - realNow());
    },
  };
}
