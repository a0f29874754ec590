import type { Drawing } from '../composeScene.ts';
import type { Circle } from './orb.ts';
import { lens } from './path.ts';
import { seeded } from './random.ts';
import type { Random } from './random.ts';
import { fill } from './svg.ts';

export interface Ripples {
  /** Left, top, right and bottom of the water on which they lie. */
  area: readonly [left: number, top: number, right: number, bottom: number];
  groups: number;
  seed: number;
  /** Light on the water, or shade. */
  of: 'light' | 'shade';
  /** @default 0.6 for light; shade follows the mood */
  opacity?: number;
  /** Parts of the water to keep free, from left to right: under the circle, under words. */
  free?: readonly (readonly [from: number, to: number])[];
}

/** Steps of this share never come near to where they have been. */
const goldenShare = 0.618;

/** Groups of three short lines on water, longer and farther apart the nearer they are. */
export function ripples({
  area: [left, top, right, bottom],
  groups,
  seed,
  of,
  opacity = 0.6,
  free = [],
}: Ripples): Drawing {
  const random = seeded(seed);
  const shapes: string[] = [];

  for (let group = 0; group < groups; group += 1) {
    const nearness = (group + random(0.2, 0.8)) / groups;
    const x = left + (right - left) * ((group * goldenShare + random(0.3, 0.42)) % 1);
    if (free.every(([from, to]) => x < from || x > to)) {
      shapes.push(ripple(x, top + (bottom - top) * nearness ** 1.25, nearness, random));
    }
  }
  return ({ art }) =>
    of === 'light'
      ? fill(art.ripple, shapes.join(''), opacity)
      : fill(art.shade, shapes.join(''), Number(art.shadeO));
}

function ripple(x: number, y: number, nearness: number, random: Random): string {
  const width = 52 + 108 * nearness;
  const gap = 4.6 + 5 * nearness;
  const thickness = 1.1 + 1.5 * nearness;
  const [second, third] = [random(-0.1, 0.5), random(0.2, 0.5)];

  return (
    lens(x - width / 2, y, width, thickness) +
    lens(x - width / 2 + width * second, y + gap, width * 0.52, thickness) +
    lens(x - width / 2 + width * third, y + gap * 1.9, width * 0.24, thickness)
  );
}

export interface Glint {
  seed: number;
  /** Distance between the first lines; it grows towards the viewer. */
  gap: number;
  /** @default 16 */
  lines?: number;
  /**
   * Light, or the circle's own colour: what is left of it where it has gone.
   * @default 'ripple'
   */
  tone?: 'ripple' | 'orbA';
}

/** The light that the circle leaves on the water: lines under it that widen, break and end. */
export function glint({ x, y, radius }: Circle, { seed, gap, lines = 16, tone = 'ripple' }: Glint): Drawing {
  const random = seeded(seed);
  let height = y + gap * 0.5;
  let shapes = '';

  for (let line = 0; line < lines; line += 1) {
    const share = line / (lines - 1);
    const width = 2 * radius * widthAt(share);
    const middle = x + random(-0.05, 0.05) * radius;
    const thickness = gap * (0.37 + 0.42 * share);

    shapes +=
      line % 6 === 5
        ? broken(middle, height, width, thickness, random)
        : lens(middle - width / 2, height, width, thickness);
    if (line > 5 && line % 3 === 0) shapes += stray(x, height, width, thickness * 0.7, random);
    height += gap * (1 + 0.045 * line);
  }
  return ({ art }) => fill(art[tone], shapes);
}

function widthAt(share: number): number {
  return share > 0.94 ? 0.14 : 0.1 + Math.sin((0.12 + share * 0.8) * Math.PI);
}

function broken(middle: number, y: number, width: number, thickness: number, random: Random): string {
  const gap = width * random(0.08, 0.14);
  const left = width * random(0.4, 0.5) - gap / 2;
  const right = width - left - gap;
  return (
    lens(middle - width / 2, y, left, thickness) +
    lens(middle + width / 2 - right, y + thickness / 2, right, thickness)
  );
}

function stray(x: number, y: number, width: number, thickness: number, random: Random): string {
  const side = random(0, 1) < 0.5 ? -1 : 1;
  const length = width * random(0.1, 0.16);
  return lens(x + side * width * random(0.58, 0.74) - length / 2, y + thickness * 1.5, length, thickness);
}
