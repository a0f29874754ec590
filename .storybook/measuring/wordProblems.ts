import type { Problem } from '../review/problems/record.ts';
import { clippedFields, clippedTexts } from './clipped.ts';
import { textsOfTooManyLines } from './lines.ts';
import { outsideOfScreen } from './outside.ts';
import { overlappingTexts } from './overlapping.ts';
import { unfilledTexts } from './placeholders.ts';
import type { TextOnShow } from './texts-on-show.ts';

/** What is wrong with the words of this page, as they stand in it now. Colours and languages are looked at elsewhere. */
export function wordProblems(texts: readonly TextOnShow[]): Problem[] {
  return [
    ...clippedTexts(texts),
    ...clippedFields(document.body),
    ...overlappingTexts(texts),
    ...outsideOfScreen(texts),
    ...textsOfTooManyLines(texts),
    ...unfilledTexts(texts),
  ];
}
