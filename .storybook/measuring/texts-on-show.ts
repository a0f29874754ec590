import type { Place } from '../review/problems/record.ts';
import { compared } from '../words/found.ts';
import { textNodesIn } from '../test-run/overflow.ts';

/** A piece of text that can be seen, and the rectangles of its lines. */
export interface TextOnShow {
  node: Text;
  element: Element;
  words: string;
  /** Relative to the window. */
  lines: DOMRect[];
}

/** Every piece of text in a page that is seen: no hidden ones, and none that are for screen readers alone. */
export function textsOnShow(root: Element): TextOnShow[] {
  const heardOnly = new Map<Element, boolean>();
  return textNodesIn(root).flatMap((node) => {
    const element = node.parentElement;
    if (element?.closest('script, style, noscript, template, option, title') !== null) return [];
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
    if (isHeardOnly(element, heardOnly)) return [];
    const lines = linesOf(node);
    return lines.length === 0 ? [] : [{ node, element, words: compared(node.data), lines }];
  });
}

/** The rectangles of a text's lines. Pieces that stand beside each other are one line. */
export function linesOf(node: Node): DOMRect[] {
  const range = document.createRange();
  range.selectNodeContents(node);
  const lines: DOMRect[] = [];
  for (const piece of range.getClientRects()) {
    if (piece.width < 1 || piece.height < 1) continue;
    const last = lines.at(-1);
    if (last !== undefined && isSameLine(last, piece)) lines[lines.length - 1] = around(last, piece);
    else lines.push(piece);
  }
  return lines;
}

/** Where rectangles stand in the page, in whole pixels. */
export function placeOf(rectangles: readonly DOMRect[]): Place {
  const { left, top, width, height } = rectangles.reduce(around);
  return {
    left: Math.round(left + window.scrollX),
    top: Math.round(top + window.scrollY),
    width: Math.round(width),
    height: Math.round(height),
  };
}

/** The beginning of a text. */
export function shortened(text: string): string {
  return text.length > 120 ? `${text.slice(0, 119)}…` : text;
}

function isSameLine(one: DOMRect, other: DOMRect): boolean {
  return (
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > Math.min(one.height, other.height) / 2
  );
}

function around(one: DOMRect, other: DOMRect): DOMRect {
  const left = Math.min(one.left, other.left);
  const top = Math.min(one.top, other.top);
  return new DOMRect(
    left,
    top,
    Math.max(one.right, other.right) - left,
    Math.max(one.bottom, other.bottom) - top,
  );
}

/** What is not seen but heard is clipped to nothing, or a pixel wide. */
function isHeardOnly(element: Element, known: Map<Element, boolean>): boolean {
  const before = known.get(element);
  if (before !== undefined) return before;
  const { clipPath, position } = getComputedStyle(element);
  const own = clipPath === 'inset(50%)' || (position === 'absolute' && element.clientWidth === 1);
  const parent = element.parentElement;
  const result = own || (parent !== null && isHeardOnly(parent, known));
  known.set(element, result);
  return result;
}
