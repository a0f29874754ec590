/** The device's connection to a network. */
export interface Connection {
  /** Calls back each time that the device has a network again. Returns how to stop. */
  onOnline: (online: () => void) => () => void;
}

export function createConnection(window: Window): Connection {
  return {
    onOnline(online) {
      window.addEventListener('online', online);
      return () => {
        window.removeEventListener('online', online);
      };
    },
  };
}
