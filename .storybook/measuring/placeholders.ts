import type { Problem } from '../review/problems/record.ts';
import { placeOf, shortened, type TextOnShow } from './texts-on-show.ts';

/** What is read where a value was not filled in, or where a tag was not made an element. */
const unfilled =
  /\{\{.*?\}\}|\$t\(.*?\)|<\/?[a-z][a-zA-Z]*>|\bundefined\b|\bNaN\b|\[object \w+\]|\bInvalid Date\b/;

/** Words with a placeholder, a tag or a value of a program in them. */
export function unfilledTexts(texts: readonly TextOnShow[]): Problem[] {
  return texts.flatMap(({ words, lines }) => {
    const [found] = unfilled.exec(words) ?? [];
    return found === undefined
      ? []
      : [{ kind: 'missingPlaceholder' as const, text: shortened(words), found, place: placeOf(lines) }];
  });
}
