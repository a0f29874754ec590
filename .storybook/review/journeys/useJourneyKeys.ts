import * as React from 'react';

interface JourneyKeys {
  searchField: React.RefObject<HTMLInputElement | null>;
  onStep: (by: 1 | -1) => void;
  onPlay: () => void;
  onWay: (number: number) => void;
  onAllKeys: () => void;
}

/**
 * The keys of the page, while nothing is typed. On it, they go before those of Storybook. Gives what listens to them, for the
 * frame of the screen.
 */
export function useJourneyKeys(keys: JourneyKeys): (event: KeyboardEvent) => void {
  const latest = React.useRef(keys);
  React.useEffect(() => {
    latest.current = keys;
  });

  const press = React.useCallback((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    const act = actionOf(event, latest.current);
    if (act === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  }, []);
  React.useEffect(() => {
    document.addEventListener('keydown', press, { capture: true });
    return () => document.removeEventListener('keydown', press, { capture: true });
  }, [press]);
  return press;
}

function actionOf({ key, target }: KeyboardEvent, keys: JourneyKeys): (() => void) | undefined {
  if (/^[1-9]$/.test(key)) return () => keys.onWay(Number(key));
  switch (key) {
    case 'ArrowRight':
      return () => keys.onStep(1);
    case 'ArrowLeft':
      return () => keys.onStep(-1);
    case ' ':
      // On a button, the space bar presses it.
      return (target as Element | null)?.closest('button, a') ? undefined : keys.onPlay;
    case '/':
      return () => keys.searchField.current?.focus();
    case '?':
      return keys.onAllKeys;
    default:
      return undefined;
  }
}

/** Elements of the screen's frame are of another window, so their class tells nothing. */
function isTyping(target: EventTarget | null): boolean {
  if (target === null || !('closest' in target)) return false;
  return (target as Element).closest('input, textarea, select, [contenteditable]') !== null;
}
