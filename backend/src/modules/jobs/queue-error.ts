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
