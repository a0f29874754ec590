import type { Key } from '../KeyRow.tsx';

export const mainKeys: readonly Key[] = [
  { keys: ['←', '→'], does: 'Step' },
  { keys: ['1', '–', '9'], does: 'Walk a way' },
  { keys: ['Space'], does: 'Play' },
  { keys: ['/'], does: 'Search' },
];

export const otherKeys: readonly Key[] = [{ keys: ['Esc'], does: 'Leave the search' }];
