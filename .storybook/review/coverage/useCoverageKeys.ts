import * as React from 'react';
import { usePageKeys } from '../usePageKeys.ts';

/** The keys of coverage: arrows go from cell to cell, `G` shows only gaps. A cell that has the focus is a link, which Enter opens. */
export function useCoverageKeys({ onGaps, onAllKeys }: { onGaps: () => void; onAllKeys: () => void }) {
  const actionOf = React.useCallback(
    (key: string): (() => void) | undefined => {
      switch (key) {
        case 'g':
        case 'G':
          return onGaps;
        case '?':
          return onAllKeys;
        case 'ArrowRight':
          return () => moveFocus(0, 1);
        case 'ArrowLeft':
          return () => moveFocus(0, -1);
        case 'ArrowDown':
          return () => moveFocus(1, 0);
        case 'ArrowUp':
          return () => moveFocus(-1, 0);
        default:
          return undefined;
      }
    },
    [onGaps, onAllKeys],
  );
  usePageKeys(actionOf);
}

/** Moves the focus by rows and by links within a row; to the first link, where none has it. */
function moveFocus(rows: number, links: number) {
  const table = [...document.querySelectorAll('[data-coverage-row]')].map((row) => [
    ...row.querySelectorAll<HTMLElement>('a'),
  ]);
  const at = table.findIndex((row) => row.some((link) => link === document.activeElement));
  const inRow = table[at]?.findIndex((link) => link === document.activeElement) ?? 0;
  const next = at < 0 ? table[0]?.[0] : table[at + rows]?.[inRow + links];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
}
