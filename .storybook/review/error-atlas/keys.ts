import type { Key } from '../KeyRow.tsx';

export const mainKeys: readonly Key[] = [
  { keys: ['↑', '↓'], does: 'Move' },
  { keys: ['Space'], does: 'All five languages' },
  { keys: ['↵'], does: 'Open the story' },
  { keys: ['1', '–', '5'], does: 'Second language' },
];

export const otherKeys: readonly Key[] = [
  { keys: ['/'], does: 'Search' },
  { keys: ['Esc'], does: 'Close the row' },
];
