import * as React from 'react';
import { usePageKeys } from '../usePageKeys.ts';

/** What the keys of the visual diff do. */
export interface DiffActions {
  onCause: (by: 1 | -1) => void;
  onPicture: (by: 1 | -1) => void;
  onBlink: () => void;
  onApprove: () => void;
  onRefuse: () => void;
  onUndo: () => void;
  onOpen: () => void;
  onSlider: () => void;
  onAllKeys: () => void;
}

/** The keys of the visual diff. */
export function useDiffKeys(actions: DiffActions) {
  const latest = React.useRef(actions);
  React.useEffect(() => {
    latest.current = actions;
  });
  usePageKeys(
    React.useCallback((key: string) => {
      const action = actionOf(key, latest.current);
      // On a link or a button, these keys press it.
      const onControl = document.activeElement?.closest('a, button') !== null;
      return key === 'Enter' && onControl ? undefined : action;
    }, []),
  );
}

function actionOf(key: string, actions: DiffActions): (() => void) | undefined {
  switch (key) {
    case 'j':
      return () => actions.onCause(1);
    case 'k':
      return () => actions.onCause(-1);
    case 'ArrowRight':
      return () => actions.onPicture(1);
    case 'ArrowLeft':
      return () => actions.onPicture(-1);
    case 'b':
      return actions.onBlink;
    case 'a':
      return actions.onApprove;
    case 'n':
      return actions.onRefuse;
    case 'z':
      return actions.onUndo;
    case 'Enter':
      return actions.onOpen;
    case 'Escape':
      return actions.onSlider;
    case '?':
      return actions.onAllKeys;
    default:
      return undefined;
  }
}
