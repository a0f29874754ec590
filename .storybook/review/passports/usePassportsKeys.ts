import * as React from 'react';
import { languages } from '@stillpoint/translations';
import { moveRowFocus } from '../moveRowFocus.ts';
import { usePageKeys } from '../usePageKeys.ts';
import type { PassportsChoice } from './address.ts';

interface PassportsKeys {
  searchField: React.RefObject<HTMLInputElement | null>;
  onChoose: (choice: Partial<PassportsChoice>) => void;
}

/** The keys of passports. The name of a screen that has the focus is a button, which Enter and Space press. */
export function usePassportsKeys({ searchField, onChoose }: PassportsKeys) {
  const actionOf = React.useCallback(
    (key: string): (() => void) | undefined => {
      const language = languages[Number(key) - 1];
      if (language !== undefined) return () => onChoose({ language });
      switch (key) {
        case '/':
          return () => searchField.current?.focus();
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
    [searchField, onChoose],
  );
  usePageKeys(actionOf);
}
