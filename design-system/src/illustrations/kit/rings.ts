import type { Drawing } from '../composeScene.ts';
import type { Circle } from './orb.ts';
import { element } from './svg.ts';

/** Radii of the rings, as shares of the circle's: each step a little wider than the one within. */
const steps = [1.28, 1.775, 2.42, 3.215, 4.16, 5.255];

/** Rings of light around the circle, printed over each other. Draw them before the land, which hides their feet. */
export function rings({ x, y, radius }: Circle, count = steps.length): Drawing {
  return ({ art }) =>
    steps
      .slice(0, count)
      .map((share, index) =>
        element('circle', {
          cx: x,
          cy: y - radius,
          r: radius * share,
          fill: art.glow,
          opacity: Number(art.glowO) * (index < 4 ? 1 : 0.6),
        }),
      )
      .reverse()
      .join('');
}

/** Light over a whole horizon, where many circles rest on it. */
export function wideGlow({ x, y }: { x: number; y: number }): Drawing {
  return ({ art }) =>
    [5, 4, 3, 2, 1]
      .map((step) =>
        element('ellipse', {
          cx: x,
          cy: y,
          rx: 300 + step * 120,
          ry: 72 + step * 78,
          fill: art.glow,
          opacity: Number(art.glowO) * 0.55,
        }),
      )
      .join('');
}
