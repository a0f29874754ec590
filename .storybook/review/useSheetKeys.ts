import type { Key } from './KeyRow.tsx';
import type { Sheet } from './sheet-address.ts';
import { useOpenSheet } from './useOpenSheet.ts';
import { usePageKeys } from './usePageKeys.ts';

export const mainKeys: readonly Key[] = [
  { keys: ['P'], does: 'Only problems' },
  { keys: ['[', ']'], does: 'Problem before, after' },
];

/** The keys of the contact sheet. */
export function useSheetKeys(sheet: Sheet, onAllKeys: () => void) {
  const openSheet = useOpenSheet();
  usePageKeys((key) => {
    switch (key) {
      case 'p':
      case 'P':
        return () => openSheet({ ...sheet, only: sheet.only === 'all' ? 'problems' : 'all' });
      case '[':
        return () => moveToProblem(-1);
      case ']':
        return () => moveToProblem(1);
      case '?':
        return onAllKeys;
      default:
        return undefined;
    }
  });
}

/** Moves the focus to the problem after the one that has it, or before it; to the first, where none has it. */
function moveToProblem(by: 1 | -1) {
  const problems = [...document.querySelectorAll<HTMLElement>('[data-problem]')];
  const at = problems.findIndex((problem) => problem === document.activeElement);
  const next = at === -1 ? problems[0] : problems[at + by];
  next?.focus();
  next?.scrollIntoView({ block: 'center', inline: 'nearest' });
}
