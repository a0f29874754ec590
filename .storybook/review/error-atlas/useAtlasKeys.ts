import * as React from 'react';
import { languages } from '@stillpoint/translations';
import { moveRowFocus } from '../moveRowFocus.ts';
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
          return () => moveRowFocus(1);
        case 'ArrowUp':
          return () => moveRowFocus(-1);
        default:
          return undefined;
      }
    },
    [searchField, onChoose, onAllKeys],
  );
  usePageKeys(actionOf);
}
