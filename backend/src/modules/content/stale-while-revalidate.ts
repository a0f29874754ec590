export interface CacheOptions {
  /** How long an answer counts as new. */
  freshForMs: number;
  /** How long to wait after a failure before the next request. */
  pauseAfterFailureMs: number;
  now: () => number;
  onFailure: (error: unknown) => void;
}

interface Entry<Value> {
  answer?: { value: Value; at: number };
  failedAt?: number;
  asking?: Promise<void>;
}

/**
 * A stale-while-revalidate cache: an old answer is still given while the next is fetched, and stays when that fails.
 * Undefined means that there was never an answer.
 */
export function createStaleWhileRevalidateCache<Value>({
  freshForMs,
  pauseAfterFailureMs,
  now,
  onFailure,
}: CacheOptions) {
  const entries = new Map<string, { entry: Entry<Value>; ask: () => Promise<Value> }>();

  async function askNow(entry: Entry<Value>, ask: () => Promise<Value>) {
    try {
      entry.answer = { value: await ask(), at: now() };
      delete entry.failedAt;
    } catch (error) {
      entry.failedAt = now();
      onFailure(error);
    }
    delete entry.asking;
  }

  return {
    async get(question: string, ask: () => Promise<Value>): Promise<Value | undefined> {
      const entry: Entry<Value> = entries.get(question)?.entry ?? {};
      entries.set(question, { entry, ask });
      const isFresh = entry.answer !== undefined && now() - entry.answer.at < freshForMs;
      const isPaused = entry.failedAt !== undefined && now() - entry.failedAt < pauseAfterFailureMs;
      if (!isFresh && !isPaused) entry.asking ??= askNow(entry, ask);
      if (entry.answer === undefined) await entry.asking;
      return entry.answer?.value;
    },

    /** Asks every question again, because the answers have changed. */
    async refresh() {
      await Promise.all(
        [...entries.values()].map(async ({ entry, ask }) => {
          // What is on its way may have left before the change.
          await entry.asking;
          entry.asking = askNow(entry, ask);
          await entry.asking;
        }),
      );
    },
  };
}
