import type { Problem } from '../review/problems/record.ts';
import { clipsAround, visiblePart } from './clipping.ts';
import { placeOf, shortened, type TextOnShow } from './texts-on-show.ts';

/** How much of a line may be missing: above and below its letters there is nothing to see. */
const sideTolerance = 1.5;
const shareOfHeight = 0.25;

/**
 * Words that an element around them cuts off, by `overflow`, an ellipsis or a number of lines, and no one can scroll to. What is
 * hidden from screen readers may be cut: it repeats what stands elsewhere.
 */
export function clippedTexts(texts: readonly TextOnShow[]): Problem[] {
  return texts.flatMap((text) => {
    const pixels = text.element.closest('[aria-hidden="true"]') === null ? missingOf(text) : 0;
    return pixels === 0
      ? []
      : [{ kind: 'clipped' as const, text: shortened(text.words), pixels, place: placeOf(text.lines) }];
  });
}

/** How many pixels of a text's lines are cut off. None, where nothing of it is seen: it is hidden, and not clipped. */
function missingOf({ element, lines }: TextOnShow): number {
  const clips = clipsAround(element);
  const seen = lines.map((line) => visiblePart(line, clips));
  if (seen.every((part) => part === undefined)) return 0;
  return Math.round(Math.max(...lines.map((line, place) => missing(line, seen[place]))));
}

function missing(line: DOMRect, seen: DOMRect | undefined): number {
  if (seen === undefined) return line.height;
  const sides = line.width - seen.width;
  const ends = line.height - seen.height;
  return Math.max(sides > sideTolerance ? sides : 0, ends > line.height * shareOfHeight ? ends : 0);
}

/** Chosen options and placeholders that are longer than their field. What people type may be longer: a field scrolls. */
export function clippedFields(root: Element): Problem[] {
  return [...root.querySelectorAll('input, select')].flatMap((field) => {
    const words =
      field instanceof HTMLSelectElement
        ? (field.selectedOptions[0]?.label ?? '')
        : (field as HTMLInputElement).value === ''
          ? (field as HTMLInputElement).placeholder
          : '';
    if (words === '' || !field.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      return [];
    const { paddingLeft, paddingRight, font, letterSpacing } = getComputedStyle(field);
    const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    const pixels = Math.round(widthOf(words, font, letterSpacing) - room);
    return room > 1 && pixels > sideTolerance
      ? [
          {
            kind: 'clipped' as const,
            text: shortened(words),
            pixels,
            place: placeOf([field.getBoundingClientRect()]),
          },
        ]
      : [];
  });
}

let context: CanvasRenderingContext2D | null | undefined;

function widthOf(words: string, font: string, letterSpacing: string): number {
  context ??= document.createElement('canvas').getContext('2d');
  if (context === null) return 0;
  context.font = font;
  context.letterSpacing = letterSpacing === 'normal' ? '0px' : letterSpacing;
  return context.measureText(words).width;
}
