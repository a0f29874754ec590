import type { KyselyTransactionLike } from 'pg-boss';

/** A kind of job by its name, and the data of one job. */
export interface JobKind<Data extends object> {
  readonly name: string;
  /**
   * What a piece of work is about. As long as one waits or runs, another about the same is not taken on. Absent where
   * each is taken on.
   */
  readonly subjectOf?: ((data: Data) => string) | undefined;
  /** Never set: it only remembers the data's type. */
  readonly data?: Data;
}

/** Names a kind of work once, for those who ask for it and the one who does it. */
export function jobKind<Data extends object = object>(
  name: string,
  subjectOf?: (data: Data) => string,
): JobKind<Data> {
  return { name, subjectOf };
}

/** How one piece of work is asked for. */
export interface JobOptions {
  /** Seconds to wait at least. */
  startAfter?: number;
  /** The longest pause between two tries in seconds, in place of thirty. */
  longestPause?: number;
}

/** Thrown by a handler whose work cannot be ended yet, through no fault of ours: logged as news, not as an error. */
export class TryLater extends Error {}

/** Work that survives a crash. It is done at least once, so each handler must bear being called again. */
export interface Jobs {
  /** Asks for work in the caller's transaction: it is done if that commits, and not if it does not. */
  enqueue: <Data extends object>(
    // Whatever tables the caller's transaction knows.
    trx: { withoutPlugins: () => KyselyTransactionLike },
    kind: JobKind<Data>,
    data: Data,
    options?: JobOptions,
  ) => Promise<void>;
  /**
   * Says who does a kind of work. To be said before the start. A throw asks for another try, as often as it takes, after
   * pauses that grow from two seconds to thirty.
   */
  work: <Data extends object>(kind: JobKind<Data>, handler: (data: Data) => Promise<void>) => void;
  /** Says what recurs: at the start, at each time that `cron` names, and whenever the clock jumps. */
  every: (kind: JobKind<object>, cron: string, handler: () => Promise<void>) => void;
  start: () => Promise<void>;
  /** Lets work in flight end, up to ten seconds. */
  stop: () => Promise<void>;
}
