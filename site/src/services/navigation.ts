export interface Navigation {
  /** Leaves this document for another address. */
  go: (address: string) => void;
  /** Changes the address of this document, and nothing else. */
  replace: (address: string) => void;
}

type Leavable = Pick<Window, 'location' | 'history' | 'addEventListener'>;

export function createNavigation(window: Leavable): Navigation {
  return {
    go: (address) => {
      // Restored from the back/forward cache, the page would still wait for a request that is over.
      window.addEventListener('pageshow', ({ persisted }) => {
        if (persisted) window.location.reload();
      });
      window.location.assign(address);
    },
    replace: (address) => {
      window.history.replaceState(window.history.state, '', address);
    },
  };
}
