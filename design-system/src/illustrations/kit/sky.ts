import type { Drawing } from '../composeScene.ts';
import { element } from './svg.ts';

/** A sky of its own, for a scene that hangs on the page like a picture. Others lie on the page's sky. */
export function sky({ width, horizon }: { width: number; horizon: number }): Drawing {
  return ({ gradient }) => element('rect', { y: -10, width, height: horizon + 12, fill: gradient('sky') });
}

/** A round picture, 400 wide, of the pieces in it. */
export function inCircle(pieces: readonly Drawing[]): Drawing {
  return (paint) =>
    `<clipPath id="${paint.id('round')}">${element('circle', { cx: 200, cy: 200, r: 200 })}</clipPath>` +
    element('g', { 'clip-path': `url(#${paint.id('round')})` }, ...pieces.map((piece) => piece(paint)));
}
