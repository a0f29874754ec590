import * as React from 'react';

/**
 * The keys of a page of review, while nothing is typed. On it, they go before those of Storybook, of which 1 to 3 move the
 * focus.
 * @param actionOf Gives what a key does. Another function is listened to anew.
 */
export function usePageKeys(actionOf: (key: string) => (() => void) | undefined) {
  React.useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const act = actionOf(event.key);
      if (act === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      act();
    };
    document.addEventListener('keydown', press, { capture: true });
    return () => document.removeEventListener('keydown', press, { capture: true });
  }, [actionOf]);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
  );
}
