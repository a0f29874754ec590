import type { Drawing } from '../composeScene.ts';
import { path } from './path.ts';
import type { Point } from './path.ts';
import { seeded } from './random.ts';
import type { Random } from './random.ts';
import { element, fill } from './svg.ts';

/** A part of the sky: left, top, right, bottom. */
export type Area = readonly [left: number, top: number, right: number, bottom: number];

export interface Stars {
  /** Where they may stand, and how many in each part. Leave out the circle and what people read. */
  sky: readonly { area: Area; count: number }[];
  seed: number;
  /** The few that shine: place and reach. */
  bright?: readonly (readonly [x: number, y: number, reach: number])[];
}

/** Sizes, from the most to the least frequent. */
const sizes = [
  { diameter: 1.8, opacity: 0.7 },
  { diameter: 2.2, opacity: 0.7 },
  { diameter: 3, opacity: 1 },
  { diameter: 4.6, opacity: 1 },
];

/** Small stars, few, by dusk and at night only. */
export function stars({ sky, seed, bright = [] }: Stars): Drawing {
  const random = seeded(seed);
  const dots = sizes.map((): string[] => []);

  for (const { area, count } of sky) {
    for (const [x, y] of scattered(area, count, random)) {
      const size = Math.floor(random(0, 1) ** 1.9 * sizes.length);
      dots[size]?.push(path`M${x} ${y}h0`);
    }
  }

  return ({ art }) => (Number(art.star) > 0 ? drawn(art.orbA, Number(art.star)) : '');

  function drawn(tone: string, strength: number): string {
    return element(
      'g',
      { stroke: tone, 'stroke-linecap': 'round', opacity: strength },
      ...sizes.map(({ diameter, opacity }, index) =>
        element('path', { d: dots[index]?.join(''), 'stroke-width': diameter, opacity }),
      ),
      bright.length > 0 ? element('g', { stroke: 'none' }, fill(tone, bright.map(sparkle).join(''))) : '',
    );
  }
}

/** Places in an area, each the loneliest of a few at random: evenly spread, and yet in no order. */
function scattered([left, top, right, bottom]: Area, count: number, random: Random): Point[] {
  const places: Point[] = [];
  const loneliness = ([x, y]: Point) =>
    Math.min(...places.map(([otherX, otherY]) => Math.hypot(x - otherX, y - otherY)));

  while (places.length < count) {
    const candidates = [1, 2, 3, 4].map((): Point => [random(left, right), random(top, bottom)]);
    places.push(candidates.reduce((best, next) => (loneliness(next) > loneliness(best) ? next : best)));
  }
  return places;
}

function sparkle([x, y, reach]: readonly [number, number, number]): string {
  const side = reach * 0.8;
  return path`M${x} ${y - reach}q0 ${reach} ${side} ${reach}q${-side} 0 ${-side} ${reach}q0 ${-reach} ${-side} ${-reach}q${side} 0 ${side} ${-reach}`;
}
