import type { Import } from './imports.ts';
import { layerOf } from './layers.ts';

/** That one layer imports another. */
export interface Arrow {
  from: string;
  to: string;
  /** Whether types alone are imported. */
  typeOnly: boolean;
}

/** The imports between layers, each pair once. */
export function arrowsBetween(imports: readonly Import[]): Arrow[] {
  const arrows = new Map<string, Arrow>();
  for (const { from, to, typeOnly } of imports) {
    const [importing, imported] = [layerOf(from)?.id, layerOf(to)?.id];
    if (importing === undefined || imported === undefined || importing === imported) continue;
    const key = `${importing} ${imported}`;
    const known = arrows.get(key);
    arrows.set(key, {
      from: importing,
      to: imported,
      typeOnly: typeOnly && (known?.typeOnly ?? true),
    });
  }
  return [...arrows.values()];
}

/**
 * Leaves out each arrow that a longer path implies: `screens → tokens` beside `screens → primitives → tokens`.
 * An arrow of values is left out for a path of values alone. Both directions of a pair always stay.
 */
export function withoutShortcuts(arrows: readonly Arrow[]): Arrow[] {
  let kept = arrows;
  for (const arrow of arrows) {
    // Only arrows that are still kept count: in a circle of layers, two arrows could imply each other, and both would
    // be left out.
    const others = kept.filter((other) => other !== arrow && !isReverse(other, arrow));
    const isPair = arrows.some((other) => isReverse(other, arrow));
    const paths = arrow.typeOnly ? others : others.filter(({ typeOnly }) => !typeOnly);
    if (!isPair && leads(arrow.from, arrow.to, paths)) kept = kept.filter((other) => other !== arrow);
  }
  return [...kept];
}

function isReverse(one: Arrow, other: Arrow): boolean {
  return one.from === other.to && one.to === other.from;
}

function leads(from: string, to: string, arrows: readonly Arrow[], seen: readonly string[] = []): boolean {
  return arrows.some(
    (arrow) =>
      arrow.from === from &&
      (arrow.to === to || (!seen.includes(arrow.to) && leads(arrow.to, to, arrows, [...seen, from]))),
  );
}
