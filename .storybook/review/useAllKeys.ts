import * as React from 'react';
import { shortcutToHumanString, useStorybookApi } from 'storybook/manager-api';
import type { Key } from './KeyRow.tsx';

/** Keys that a page names only when it is asked for all of them, by `?` or by the button of its row. */
export interface AllKeys {
  keys: readonly Key[];
  shown: boolean;
  onToggle: () => void;
}

/** Storybook's own keys of its sidebar, for a page without a search. */
export function useSidebarKeys(): readonly Key[] {
  const { search, toggleNav } = useStorybookApi().getShortcutKeys();
  return [
    { keys: search.map((key) => shortcutToHumanString([key])), does: 'Search the sidebar' },
    { keys: toggleNav.map((key) => shortcutToHumanString([key])), does: 'Hide or show the sidebar' },
  ];
}

/** What a page needs to name its keys beyond the main ones. */
export function useAllKeys(keys: readonly Key[]): AllKeys {
  const [shown, setShown] = React.useState(false);
  const onToggle = React.useCallback(() => setShown((before) => !before), []);
  return { keys, shown, onToggle };
}
