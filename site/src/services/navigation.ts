export interface Navigation {
  /** Leaves this document for another address. */
  go: (address: string) => void;
  /** Changes the address of this document, and nothing else. */
  replace: (address: string) => void;
}

export function createNavigation({ location, history }: Pick<Window, 'location' | 'history'>): Navigation {
  return {
    go: (address) => {
      location.assign(address);
    },
    replace: (address) => {
      history.replaceState(history.state, '', address);
    },
  };
}
