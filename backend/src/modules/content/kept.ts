export interface KeptOptions {
  /** How long an answer counts as new. */
  freshForMs: number;
  /** How long to wait after a failure before the next request. */
  pauseAfterFailureMs: number;
  now: () => number;
  onFailure: (error: unknown) => void;
}

interface Memory<Value> {
  answer?: { value: Value; at: number };
  failedAt?: number;
  asking?: Promise<void>;
}

/**
 * Keeps the last answer to each question. An old one is still given while the next is fetched, and stays when that
 * fails. Undefined means that there was never an answer.
 */
export function keepAnswers<Value>({ freshForMs, pauseAfterFailureMs, now, onFailure }: KeptOptions) {
  const memories = new Map<string, { memory: Memory<Value>; ask: () => Promise<Value> }>();

  async function askNow(memory: Memory<Value>, ask: () => Promise<Value>) {
    try {
      memory.answer = { value: await ask(), at: now() };
      delete memory.failedAt;
    } catch (error) {
      memory.failedAt = now();
      onFailure(error);
    }
    delete memory.asking;
  }

  return {
    async get(question: string, ask: () => Promise<Value>): Promise<Value | undefined> {
      const memory: Memory<Value> = memories.get(question)?.memory ?? {};
      memories.set(question, { memory, ask });
      const isFresh = memory.answer !== undefined && now() - memory.answer.at < freshForMs;
      const isPaused = memory.failedAt !== undefined && now() - memory.failedAt < pauseAfterFailureMs;
      if (!isFresh && !isPaused) memory.asking ??= askNow(memory, ask);
      if (memory.answer === undefined) await memory.asking;
      return memory.answer?.value;
    },

    /** Asks every question again, because the answers have changed. */
    async refresh() {
      await Promise.all(
        [...memories.values()].map(async ({ memory, ask }) => {
          // What is on its way may have left before the change.
          await memory.asking;
          memory.asking = askNow(memory, ask);
          await memory.asking;
        }),
      );
    },
  };
}
