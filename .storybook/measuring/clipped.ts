import type { Problem } from '../review/problems/record.ts';
import { placeOf, shortened, type TextOnShow } from './texts-on-show.ts';

/** How much of a line may be missing: above and below its letters there is nothing to see. */
const sideTolerance = 1.5;
const shareOfHeight = 0.25;

/** Words that an element around them cuts off, by `overflow`, an ellipsis or a number of lines, and no one can scroll to. */
export function clippedTexts(texts: readonly TextOnShow[]): Problem[] {
  return texts.flatMap((text) => {
    const pixels = missingOf(text);
    return pixels === 0
      ? []
      : [{ kind: 'clipped' as const, text: shortened(text.words), pixels, place: placeOf(text.lines) }];
  });
}

/** How many pixels of a text's lines are cut off. None, where nothing of it is seen: it is hidden, and not clipped. */
function missingOf({ element, lines }: TextOnShow): number {
  for (
    let around: Element | null = element;
    around !== null && around !== document.body;
    around = around.parentElement
  ) {
    const { overflowX, overflowY, display } = getComputedStyle(around);
    if (isScrolled(overflowX) || isScrolled(overflowY)) return 0;
    if (display === 'inline' || (overflowX === 'visible' && overflowY === 'visible')) continue;

    const box = paddingBox(around);
    const cuts = lines.map((line) => cutOf(line, box, overflowX, overflowY));
    if (cuts.every((cut) => cut === 'whole')) return 0;
    const missing = Math.max(...cuts.map((cut) => (cut === 'whole' ? 0 : cut)));
    if (missing > 0 || cuts.includes('whole')) return Math.round(missing || (lines[0]?.height ?? 1));
  }
  return 0;
}

/** How many pixels of a line a box cuts off, or that it cuts off the whole line. */
function cutOf(line: DOMRect, box: DOMRect, overflowX: string, overflowY: string): number | 'whole' {
  const sides =
    overflowX === 'visible' ? 0 : Math.max(0, box.left - line.left) + Math.max(0, line.right - box.right);
  const ends =
    overflowY === 'visible' ? 0 : Math.max(0, box.top - line.top) + Math.max(0, line.bottom - box.bottom);
  if (sides >= line.width || ends >= line.height) return 'whole';
  return Math.max(sides > sideTolerance ? sides : 0, ends > line.height * shareOfHeight ? ends : 0);
}

function isScrolled(overflow: string): boolean {
  return overflow === 'auto' || overflow === 'scroll';
}

function paddingBox(element: Element): DOMRect {
  const { left, top } = element.getBoundingClientRect();
  return new DOMRect(
    left + element.clientLeft,
    top + element.clientTop,
    element.clientWidth,
    element.clientHeight,
  );
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
