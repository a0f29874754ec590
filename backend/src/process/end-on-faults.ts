import type { FastifyBaseLogger } from 'fastify';

/**
 * Ends the process at an error that no code has caught, since its state is unknown then: logged first, and reported,
 * for which `flush` waits a few seconds at most.
 */
export function endOnFaults(log: Pick<FastifyBaseLogger, 'fatal'>, flush: () => Promise<void>) {
  const end = (error: unknown) => {
    log.fatal({ err: error }, 'an error was not caught');
    void flush().finally(() => process.exit(1));
  };
  process.once('uncaughtException', end);
  process.once('unhandledRejection', end);
}
