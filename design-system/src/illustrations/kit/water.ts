import type { Drawing } from '../composeScene.ts';
import type { LandTone } from '../palette.ts';
import { lens, path, smooth } from './path.ts';
import type { Point } from './path.ts';
import { element, fill } from './svg.ts';

/** Water from the horizon down, to both sides of the scene and beyond. */
export function lakeWater({
  width,
  horizon,
  depth,
}: {
  width: number;
  horizon: number;
  depth: number;
}): Drawing {
  return ({ gradient }) =>
    element('rect', { x: -40, y: horizon, width: width + 80, height: depth, fill: gradient('water') });
}

/** The line between water and land. It never moves. */
export function horizonLine({ width, horizon }: { width: number; horizon: number }): Drawing {
  return ({ art }) => fill(art.line, lens(-100, horizon, width + 200, 1.4), 0.6);
}

export interface Reflection {
  /** The stretch of horizon on which the land stands. */
  from: number;
  to: number;
  horizon: number;
  /** Its outline in the water, from `to` back to `from`. */
  outline: readonly Point[];
  tone: LandTone;
  opacity: number;
}

/** What the land leaves on the water. */
export function reflection({ from, to, horizon, outline, tone, opacity }: Reflection): Drawing {
  const shape = path`M${from} ${horizon}H${to}` + smooth([[to, horizon], ...outline]).replace('M', 'L') + 'Z';
  return ({ art }) => fill(art[tone], shape, opacity);
}

/** A few bright lines where the water is shallow: left end, height and length. */
export function shallows(
  lines: readonly (readonly [x: number, y: number, width: number])[],
  opacity = 0.7,
): Drawing {
  const shapes = lines.map(([x, y, width]) => lens(x, y, width, width > 200 ? 2.6 : 2.2));
  return ({ art }) => fill(art.ripple, shapes.join(''), opacity);
}

/** Light from a window, broken by the water. */
export function windowLight(x: number, y: number): Drawing {
  const shapes = [12, 9, 6].map(
    (width, index) =>
      path`M${x - width / 2} ${y + index * 6.5}q${width / 2} 2.4 ${width} 0q${-width / 2} -2.4 ${-width} 0`,
  );
  return ({ art }) => fill(art.window, shapes.join(''), 0.8);
}
