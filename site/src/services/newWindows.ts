/** Opens windows beside the page. */
export interface NewWindows {
  /** Has to be called while a press is handled: browsers block it at other times. */
  open: (address: string) => void;
}

export function createNewWindows(window: Pick<Window, 'open'>): NewWindows {
  return {
    open: (address) => {
      window.open(address, '_blank', 'noopener');
    },
  };
}
