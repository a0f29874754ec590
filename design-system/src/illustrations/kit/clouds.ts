import type { Drawing } from '../composeScene.ts';
import { path } from './path.ts';
import { fill } from './svg.ts';

/** A cloud's left end, and how far it reaches. */
export type Cloud = readonly [x: number, y: number, width: number];

/** Thin bars of cloud that taper at both ends, a little fuller to the left. */
export function clouds(places: readonly Cloud[], strength = 1): Drawing {
  const shapes = places.map(([x, y, width]) => {
    const half = 1.6 + width / 145;
    return path`M${x} ${y}c${width * 0.14} ${half * 0.5} ${width * 0.28} ${half} ${width * 0.42} ${half}s${width * 0.4} ${-half * 0.5} ${width * 0.58} ${-half * 0.8}c${-width * 0.2} ${-half * 0.5} ${-width * 0.4} ${-half * 1.3} ${-width * 0.58} ${-half * 1.2}s${-width * 0.28} ${half * 0.1} ${-width * 0.42} ${half}Z`;
  });
  return ({ art }) => fill(art.cloud, shapes.join(''), Number(art.cloudO) * strength);
}

/** A bar of mist: the middle of its line, its length and its thickness. */
export type Bar = readonly [x: number, y: number, width: number, height: number];

/** Bars of mist with round ends: something stands in the way and will pass. */
export function mistBars(bars: readonly Bar[], strength = 1): Drawing {
  const shapes = bars.map(([x, y, width, height]) => {
    const half = height / 2;
    const straight = width - height;
    return path`M${x - straight / 2} ${y - half}h${straight}a${half} ${half} 0 0 1 0 ${height}h${-straight}a${half} ${half} 0 0 1 0 ${-height}`;
  });
  return ({ art }) => fill(art.cloud, shapes.join(''), Number(art.barO) * strength);
}
