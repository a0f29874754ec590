import * as React from 'react';
import { languages } from '@stillpoint/translations';
import { usePageKeys } from '../usePageKeys.ts';
import type { AtlasChoice } from './address.ts';

interface AtlasKeys {
  searchField: React.RefObject<HTMLInputElement | null>;
  onChoose: (choice: Partial<AtlasChoice>) => void;
  onAllKeys: () => void;
}

/** The keys of the error atlas. */
export function useAtlasKeys({ searchField, onChoose, onAllKeys }: AtlasKeys) {
  const actionOf = React.useCallback(
    (key: string): (() => void) | undefined => {
      const second = languages[Number(key) - 1];
      if (second !== undefined) return () => onChoose({ second });
      switch (key) {
        case '/':
          return () => searchField.current?.focus();
        case '?':
          return onAllKeys;
        case 'Escape':
          return () => onChoose({ open: undefined });
        case 'ArrowDown':
          return () => moveFocus(1);
        case 'ArrowUp':
          return () => moveFocus(-1);
        default:
          return undefined;
      }
    },
    [searchField, onChoose, onAllKeys],
  );
  usePageKeys(actionOf);
}

/** Moves the focus to the row after the one that has it, or before it; to the first, where none has it. */
function moveFocus(by: 1 | -1) {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-atlas-row]')];
  const row = document.activeElement?.closest('tr')?.querySelector<HTMLElement>('[data-atlas-row]');
  const next = row ? rows[rows.indexOf(row) + by] : rows[0];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
}
