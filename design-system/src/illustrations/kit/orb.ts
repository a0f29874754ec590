import type { Drawing } from '../composeScene.ts';
import { moonMarks } from './moonMarks.ts';
import { element } from './svg.ts';

/** A circle that rests on the horizon: its foot is `y`. */
export interface Circle {
  x: number;
  y: number;
  radius: number;
}

/** The sun by day and the moon by night. One a scene. */
export function orb({ x, y, radius }: Circle): Drawing {
  const centre = y - radius;

  return ({ art, gradient }) =>
    element('circle', { cx: x, cy: centre, r: radius, fill: gradient('orb') }) +
    (Number(art.moon) > 0 ? moonMarks({ x, y: centre, radius, tone: art.orbMark, opacity: art.moon }) : '');
}

/** Where the circle was: a dotted outline, and rings as wide apart as if it were still there. */
export function missingOrb({ x, y, radius }: Circle): Drawing {
  const centre = y - radius;

  return ({ art }) =>
    [3.92, 3.08, 2.36, 1.76, 1.28]
      .map((share) =>
        element('circle', {
          cx: x,
          cy: centre,
          r: radius * share,
          fill: art.glow,
          opacity: Number(art.glowO) * 0.5,
        }),
      )
      .join('') +
    element('circle', {
      cx: x,
      cy: centre,
      r: radius,
      fill: 'none',
      stroke: art.ghost,
      'stroke-width': 3,
      'stroke-linecap': 'round',
      'stroke-dasharray': '.1 11',
    });
}
