import { atMostEvery } from '../../process/at-most-every.ts';

/**
 * A problem that the job queue emits, as an error: the queue copies the message and stack of an error of a worker to a
 * plain object, which logs and error reporting would not read.
 */
export function asError(emitted: unknown): unknown {
  if (emitted instanceof Error || typeof emitted !== 'object' || emitted === null) return emitted;
  if (!('message' in emitted) || typeof emitted.message !== 'string') return emitted;
  const error = new Error(emitted.message);
  if ('stack' in emitted && typeof emitted.stack === 'string') error.stack = emitted.stack;
  if ('code' in emitted && typeof emitted.code === 'string')
    return Object.assign(error, { code: emitted.code });
  return error;
}

/** How often it is said that the queue does not reach the database: all of its workers find that out at once, again and again. */
const oncePerMs = 60_000;
const awayMessage =
  /Connection terminated|ECONNREFUSED|ECONNRESET|EPIPE|timeout exceeded when trying to connect/;

/** Reports problems of the queue: each by itself, but that the database is away once a minute. */
export function problemReporter(
  report: (error: unknown, sentence: string) => void,
  now?: () => number,
): (emitted: unknown) => void {
  const sayAway = atMostEvery(oncePerMs, now);
  return (emitted) => {
    const error = asError(emitted);
    if (!(error instanceof Error) || !awayMessage.test(error.message)) {
      report(error, 'the job queue has a problem');
    } else sayAway(() => report(error, 'the job queue does not reach the database'));
  };
}
