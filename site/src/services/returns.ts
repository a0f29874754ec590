/** Tells when the visitor returns to a page that stayed open. */
export interface Returns {
  /** Calls back each time: from another tab, or with the back button to a page that the browser kept. Returns how to stop. */
  onReturn: (returned: () => void) => () => void;
}

export function createReturns(
  window: Pick<Window, 'document' | 'addEventListener' | 'removeEventListener'>,
): Returns {
  const { document } = window;
  return {
    onReturn(returned) {
      const onVisibilityChange = () => {
        if (document.visibilityState === 'visible') returned();
      };
      const onPageShow = ({ persisted }: PageTransitionEvent) => {
        if (persisted) returned();
      };
      document.addEventListener('visibilitychange', onVisibilityChange);
      window.addEventListener('pageshow', onPageShow);
      return () => {
        document.removeEventListener('visibilitychange', onVisibilityChange);
        window.removeEventListener('pageshow', onPageShow);
      };
    },
  };
}
