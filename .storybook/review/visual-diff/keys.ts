import type { Key } from '../KeyRow.tsx';

export const mainKeys: readonly Key[] = [
  { keys: ['J', 'K'], does: 'Next cause' },
  { keys: ['←', '→'], does: 'Next picture' },
  { keys: ['B'], does: 'Blink' },
  { keys: ['A'], does: 'Approve the cause' },
  { keys: ['Z'], does: 'Undo' },
];

export const otherKeys: readonly Key[] = [
  { keys: ['N'], does: 'Not like this' },
  { keys: ['↵'], does: 'Open the story' },
  { keys: ['Esc'], does: 'Back to the slider' },
];
