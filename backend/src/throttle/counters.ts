/** One counter after an attempt was added: how many there are in its window, and when that ends. */
export interface Count {
  count: number;
  remainingMs: number;
}

/** Counters in fixed windows. Each window begins with its first attempt. All operations are atomic. */
export interface Counters {
  /** The counter as it is: undefined where no window is open. */
  read: (key: string) => Promise<Count | undefined>;
  add: (key: string, windowMs: number) => Promise<Count>;
  /** Takes one attempt back, where the window is still open. */
  subtract: (key: string) => Promise<void>;
  reset: (key: string) => Promise<void>;
}
