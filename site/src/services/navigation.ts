export interface Navigation {
  /** Leaves this document for another address. */
  go: (address: string) => void;
}

export function createNavigation(location: Location): Navigation {
  return {
    go: (address) => {
      location.assign(address);
    },
  };
}
