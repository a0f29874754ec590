import type { Server, ServerResponse } from 'node:http';

/** Closes a server: requests in progress are completed, up to `timeoutMs`. */
export type CloseDoor = (close: () => Promise<unknown>, timeoutMs?: number) => Promise<void>;

/** Less than a process is usually given to end, since work in flight has to end after it. */
const defaultTimeoutMs = 10_000;

/**
 * Watches who is being served, so that a closing server need not wait for others: browsers open connections
 * before they need them, and keep them afterwards. To be called before the server listens.
 */
export function watchDoor(server: Pick<Server, 'on' | 'closeAllConnections'>): CloseDoor {
  const inFlight = new Set<ServerResponse>();
  let closing = false;

  const letIdleGo = () => {
    if (closing && inFlight.size === 0) server.closeAllConnections();
  };
  server.on('request', (_request, response) => {
    inFlight.add(response);
    response.once('close', () => {
      inFlight.delete(response);
      letIdleGo();
    });
  });

  return async (close, timeoutMs = defaultTimeoutMs) => {
    closing = true;
    const closed = close();
    letIdleGo();
    const cut = setTimeout(() => server.closeAllConnections(), timeoutMs);
    try {
      await closed;
    } finally {
      clearTimeout(cut);
    }
  };
}
