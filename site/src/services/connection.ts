/** The device's connection to a network. */
export interface Connection {
  /** Calls back each time that the device has a network again. Returns how to stop. */
  onOnline: (online: () => void) => () => void;
  /** Whether our server can be reached now, whatever it answers. */
  reachesServer: () => Promise<boolean>;
}

/** A network that lets nothing through is as good as none. */
const answerLimitInMs = 5_000;

export function createConnection(window: Window): Connection {
  return {
    onOnline(online) {
      window.addEventListener('online', online);
      return () => {
        window.removeEventListener('online', online);
      };
    },

    async reachesServer() {
      if (!window.navigator.onLine) return false;
      try {
        const signal = AbortSignal.timeout(answerLimitInMs);
        const response = await window.fetch('/session', { cache: 'no-store', signal });
        // Browsers list a response that is not read as aborted.
        await response.text();
        return true;
      } catch {
        return false;
      }
    },
  };
}
