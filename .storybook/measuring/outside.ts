import { isOutside } from '../test-run/overflow.ts';
import type { Problem } from '../review/problems/record.ts';
import { placeOf, shortened, type TextOnShow } from './texts-on-show.ts';

/** Words past the left or right side of the screen; where there are none, the page, if it is wider than the screen. */
export function outsideOfScreen(texts: readonly TextOnShow[]): Problem[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  const words = texts.flatMap(({ node, words: text, lines }) =>
    isOutside(node, clientWidth)
      ? [
          {
            kind: 'outside' as const,
            text: shortened(text),
            pixels: reach(lines, clientWidth),
            place: placeOf(lines),
          },
        ]
      : [],
  );
  const pixels = scrollWidth - clientWidth;
  return words.length === 0 && pixels > 0 ? [{ kind: 'outside', text: '', pixels }] : words;
}

function reach(lines: readonly DOMRect[], screen: number): number {
  return Math.round(Math.max(...lines.map(({ left, right }) => Math.max(-left, right - screen))));
}
