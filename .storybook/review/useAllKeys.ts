import * as React from 'react';
import type { Key } from './KeyRow.tsx';

/** Keys that a page names only when it is asked for all of them, by `?` or by the button of its row. */
export interface AllKeys {
  keys: readonly Key[];
  shown: boolean;
  onToggle: () => void;
}

/** The keys of Storybook's sidebar, for a page without a search of its own. */
export const sidebarKeys: readonly Key[] = [
  { keys: ['/'], does: 'Search the sidebar' },
  { keys: ['Alt', 'S'], does: 'Hide or show the sidebar' },
];

/** What a page needs to name its keys beyond the main ones. */
export function useAllKeys(keys: readonly Key[]): AllKeys {
  const [shown, setShown] = React.useState(false);
  const onToggle = React.useCallback(() => setShown((before) => !before), []);
  return { keys, shown, onToggle };
}
