import type { Drawing } from '../composeScene.ts';
import type { LandTone } from '../palette.ts';
import { heightAt, smooth } from './path.ts';
import type { Point } from './path.ts';
import { fill } from './svg.ts';

export interface Trees {
  /** The crest of the hill on which they stand. */
  on: readonly Point[];
  /** Where each stands, and how tall it is. */
  stand: readonly (readonly [x: number, height: number])[];
  tone: LandTone;
  opacity?: number;
}

/** Outline of a tree of height 1, from the right of its foot round its tip. */
const outline: readonly Point[] = [
  [0.03, 0],
  [0.06, -0.12],
  [0.14, -0.3],
  [0.11, -0.6],
  [0.05, -0.85],
  [0.004, -1],
  [-0.004, -1],
  [-0.04, -0.85],
  [-0.09, -0.6],
  [-0.13, -0.31],
  [-0.08, -0.12],
  [-0.03, 0.01],
];

/** Slender trees along a crest, with their feet in the land. */
export function trees({ on, stand, tone, opacity }: Trees): Drawing {
  const shapes = stand.map(([x, height]) => {
    const foot = heightAt(on, x) + 9;
    return `${smooth(outline.map(([dx, dy]): Point => [x + dx * height, foot + dy * height]))}Z`;
  });
  return ({ art }) => fill(art[tone], shapes.join(''), opacity);
}
