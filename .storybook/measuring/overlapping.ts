import type { Problem } from '../review/problems/record.ts';
import { clipsAround, visiblePart } from './clipping.ts';
import { placeOf, shortened, type TextOnShow } from './texts-on-show.ts';

interface Line {
  text: TextOnShow;
  rectangle: DOMRect;
  /** Its letters: without the room that a font keeps above and below them. */
  top: number;
  bottom: number;
  layer: Element | null;
}

/** Words that stand on other words. What lies above the page (a dialog, a bar that stays in view) may cover it. */
export function overlappingTexts(texts: readonly TextOnShow[]): Problem[] {
  const layers = new Map<Element, Element | null>();
  const lines = texts
    .flatMap((text) => {
      const clips = clipsAround(text.element);
      const seen = text.lines.flatMap((line) => visiblePart(line, clips) ?? []);
      return seen.map((rectangle) => lineOf(text, rectangle, layerOf(text.element, layers)));
    })
    .sort((one, other) => one.top - other.top);
  const problems = new Map<TextOnShow, Problem>();

  for (const [index, line] of lines.entries()) {
    for (let next = index + 1; next < lines.length; next += 1) {
      const other = lines[next];
      if (other === undefined || other.top >= line.bottom - 1) break;
      if (other.text === line.text || other.layer !== line.layer || !touches(line, other)) continue;
      if (problems.has(line.text) || problems.has(other.text)) continue;
      problems.set(line.text, {
        kind: 'overlapping',
        text: shortened(line.text.words),
        other: shortened(other.text.words),
        place: placeOf([line.rectangle, other.rectangle]),
      });
    }
  }
  return [...problems.values()];
}

function lineOf(text: TextOnShow, rectangle: DOMRect, layer: Element | null): Line {
  const spare = rectangle.height / 4;
  return { text, rectangle, top: rectangle.top + spare, bottom: rectangle.bottom - spare, layer };
}

function touches({ rectangle: one }: Line, { rectangle: other }: Line): boolean {
  return Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1.5;
}

/** What lies above the page with an element in it: all in it is a layer of its own. */
function layerOf(element: Element, known: Map<Element, Element | null>): Element | null {
  const before = known.get(element);
  if (before !== undefined) return before;
  const parent = element.parentElement;
  const layer = isLayer(element) ? element : parent === null ? null : layerOf(parent, known);
  known.set(element, layer);
  return layer;
}

function isLayer(element: Element): boolean {
  if (element.matches('dialog[open], :popover-open')) return true;
  const { position, backgroundColor } = getComputedStyle(element);
  if (position === 'fixed' || position === 'sticky') return true;
  return position === 'absolute' && !/^rgba\(.*, 0(\.\d+)?\)$|transparent/.test(backgroundColor);
}
