import type { Drawing } from '../composeScene.ts';
import { path } from './path.ts';
import { seeded } from './random.ts';
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
    for (let star = 0; star < count; star += 1) {
      const size = Math.floor(random(0, 1) ** 1.4 * sizes.length);
      dots[size]?.push(path`M${random(area[0], area[2])} ${random(area[1], area[3])}h0`);
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

function sparkle([x, y, reach]: readonly [number, number, number]): string {
  const side = reach * 0.8;
  return path`M${x} ${y - reach}q0 ${reach} ${side} ${reach}q${-side} 0 ${-side} ${reach}q0 ${-reach} ${-side} ${-reach}q${side} 0 ${side} ${-reach}`;
}
