import type { Problem, ProblemKind } from './record.ts';

/** Names of the kinds, as a choice lists them. */
export const kindNames: Record<ProblemKind, string> = {
  clipped: 'Clipped',
  overlapping: 'Overlapping',
  outside: 'Outside',
  tooManyLines: 'Too many lines',
  tooLong: 'Too long',
  sameAsEnglish: 'Same as English',
  missingPlaceholder: 'Missing placeholder',
  contrast: 'Contrast',
  equalPicture: 'Equal picture',
  failed: 'Not drawn',
};

/** A problem in a few words. */
export function markOf(problem: Problem): string {
  switch (problem.kind) {
    case 'tooManyLines':
      return `${problem.lines} lines, ${problem.allowed} allowed`;
    case 'tooLong':
      return `${problem.length} characters, ${problem.most} allowed`;
    case 'clipped':
    case 'overlapping':
    case 'outside':
    case 'sameAsEnglish':
    case 'missingPlaceholder':
    case 'contrast':
    case 'equalPicture':
    case 'failed':
      return kindNames[problem.kind];
  }
}

/** A problem in a plain sentence. */
export function sentenceOf(problem: Problem): string {
  switch (problem.kind) {
    case 'clipped':
      return `“${problem.text}” is cut off by ${pixels(problem.pixels)}.`;
    case 'overlapping':
      return `“${problem.text}” and “${problem.other}” stand on each other.`;
    case 'outside':
      return problem.text === ''
        ? `The page is ${pixels(problem.pixels)} wider than the screen.`
        : `“${problem.text}” reaches ${pixels(problem.pixels)} past the side of the screen.`;
    case 'tooManyLines':
      return `“${problem.text}” takes ${problem.lines} lines, and a button may have ${problem.allowed}.`;
    case 'tooLong':
      return `“${problem.text}” has ${problem.length} characters, and the note of ${problem.key} allows ${problem.most}.`;
    case 'sameAsEnglish':
      return `“${problem.text}” is the same as in English, and is no text of the translations.`;
    case 'missingPlaceholder':
      return `“${problem.found}” stands in “${problem.text}”, where a word or a value belongs.`;
    case 'contrast':
      return `“${problem.text}” has a contrast of ${problem.ratio} to 1 ${problem.theme === 'night' ? 'by night' : 'by day'}, and needs ${problem.needed}.`;
    case 'equalPicture':
      return `The picture is the same as that of “${problem.text}”.`;
    case 'failed':
      return `The state could not be drawn: ${problem.text}`;
  }
}

function pixels(count: number): string {
  return count === 1 ? '1 pixel' : `${count} pixels`;
}
