/** The cards of a page as entries of the browser's history, so that its back button leads from card to card. */
export interface CardHistory {
  /** Adds an entry with another address of this page. */
  push: (address: string) => void;
  /** Calls back with the address each time that the visitor went back or forward within the page. Returns how to stop. */
  onMove: (moved: (address: string) => void) => () => void;
}

export function createCardHistory(window: Window): CardHistory {
  return {
    push: (address) => {
      window.history.pushState(null, '', address);
    },
    onMove(moved) {
      const listen = () => {
        moved(`${window.location.pathname}${window.location.search}`);
      };
      window.addEventListener('popstate', listen);
      return () => {
        window.removeEventListener('popstate', listen);
      };
    },
  };
}
