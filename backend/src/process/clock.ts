/** The time that business rules go by. */
export interface Clock {
  now: () => Date;
  /** Calls back when time moved by itself, so that what fell due meanwhile can happen. */
  onJump: (listener: () => void) => void;
  stop: () => void;
}

/** The machine's own time, which never jumps. */
export const systemClock: Clock = {
  now: () => new Date(),
  onJump: () => undefined,
  stop: () => undefined,
};

const askEvery = 1000;
const jump = 5000;

/** Follows a clock that development can move: `GET url` answers `{ "now": "…" }`. Silence means no change. */
export async function followClock(url: string): Promise<Clock> {
  const listeners: (() => void)[] = [];
  let offset = (await askedOffset(url)) ?? 0;

  const timer = setInterval(() => {
    void askedOffset(url).then((next) => {
      if (next === undefined || Math.abs(next - offset) < jump) return;
      offset = next;
      for (const listener of listeners) listener();
    });
  }, askEvery);
  timer.unref();

  return {
    now: () => new Date(Date.now() + offset),
    onJump: (listener) => listeners.push(listener),
    stop: () => clearInterval(timer),
  };
}

async function askedOffset(url: string): Promise<number | undefined> {
  try {
    const response = await fetch(url, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(800),
    });
    const answer: unknown = await response.json();
    if (typeof answer !== 'object' || answer === null || !('now' in answer)) return undefined;
    const moment = Date.parse(String(answer.now));
    return Number.isNaN(moment) ? undefined : moment - Date.now();
  } catch {
    return undefined;
  }
}
