import { join } from 'node:path';
import { describedProps } from './describedProps.ts';
import { notedTexts } from './notedTexts.ts';

/** How many there are, and which of them lack what is counted. */
export interface Counted {
  of: number;
  missing: string[];
}

/** How many of how many, as it is kept in `figures.json`. */
export interface Figure {
  reached: number;
  of: number;
}

export type Figures = Record<'propsDescribed' | 'textsNoted', Figure>;

/** Counts everything anew, from the sources. */
export function countAll(): Record<keyof Figures, Counted> {
  return {
    propsDescribed: describedProps(join(import.meta.dirname, '../../design-system/src')),
    textsNoted: notedTexts(),
  };
}

export function figureOf({ of, missing }: Counted): Figure {
  return { reached: of - missing.length, of };
}

/** Whether a share is smaller than it was. One that lacks nothing is never smaller. */
export function hasFallen(now: Figure, before: Figure): boolean {
  return now.reached * before.of < before.reached * now.of;
}
