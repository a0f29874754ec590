import * as React from 'react';
import { languages, type Language } from '@stillpoint/translations';
import { moveRowFocus } from './moveRowFocus.ts';
import { usePageKeys } from './usePageKeys.ts';

interface RowKeys {
  searchField: React.RefObject<HTMLInputElement | null>;
  onLanguage: (language: Language) => void;
  /** Closes the row that is open. */
  onClose: () => void;
  onAllKeys: () => void;
}

/** The keys of a page of rows that open. What has the focus of a row is a button or a link, which Enter presses. */
export function useRowKeys(keys: RowKeys) {
  const latest = React.useRef(keys);
  React.useEffect(() => {
    latest.current = keys;
  });
  usePageKeys(React.useCallback((key: string) => actionOf(key, latest.current), []));
}

function actionOf(key: string, keys: RowKeys): (() => void) | undefined {
  const language = languages[Number(key) - 1];
  if (language !== undefined) return () => keys.onLanguage(language);
  switch (key) {
    case '/':
      return () => keys.searchField.current?.focus();
    case '?':
      return keys.onAllKeys;
    case 'Escape':
      return keys.onClose;
    case 'ArrowDown':
      return () => moveRowFocus(1);
    case 'ArrowUp':
      return () => moveRowFocus(-1);
    default:
      return undefined;
  }
}
