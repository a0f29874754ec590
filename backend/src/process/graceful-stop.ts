import type { FastifyBaseLogger } from 'fastify';

/** Ten seconds for requests in flight, ten for work in flight, and a moment for the rest. */
const timeoutMs = 22_000;

/**
 * At a signal, or when a parent that keeps a channel to us is gone, ends everything in the order of `steps`, then the
 * process; a second signal ends it at once.
 */
export function stopGracefully(log: FastifyBaseLogger, steps: readonly (() => Promise<unknown>)[]) {
  let stopping = false;

  const stop = async (signal: NodeJS.Signals | 'disconnect') => {
    if (stopping) process.exit(1);
    stopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), timeoutMs).unref();
    for (const step of steps) {
      try {
        await step();
      } catch (error) {
        log.error({ err: error }, 'a part did not stop cleanly');
      }
    }
    process.exit(0);
  };

  process.on('SIGTERM', (signal) => void stop(signal));
  process.on('SIGINT', (signal) => void stop(signal));
  process.on('disconnect', () => void stop('disconnect'));
}
