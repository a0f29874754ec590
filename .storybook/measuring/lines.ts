import type { Problem } from '../review/problems/record.ts';
import { placeOf, shortened, type TextOnShow } from './texts-on-show.ts';

/** How many lines the words of a button may have. */
const allowed = 2;

/** Buttons, and links drawn as such, whose words have more lines than allowed. */
export function textsOfTooManyLines(texts: readonly TextOnShow[]): Problem[] {
  return texts.flatMap(({ element, words, lines }) =>
    lines.length > allowed && element.closest('button[data-variant], a[data-variant][data-size]') !== null
      ? [
          {
            kind: 'tooManyLines' as const,
            text: shortened(words),
            lines: lines.length,
            allowed,
            place: placeOf(lines),
          },
        ]
      : [],
  );
}
