import type { Drawing } from '../composeScene.ts';
import type { LandTone } from '../palette.ts';
import { path, smooth } from './path.ts';
import type { Point } from './path.ts';
import { seeded } from './random.ts';
import { fill } from './svg.ts';

export interface Reeds {
  /** Where they stand: from left to right, and the height of their feet. */
  from: number;
  to: number;
  y: number;
  /** Height of the tallest blade. */
  height: number;
  blades: number;
  seed: number;
  tone: LandTone;
  /** They lean towards the open water. */
  lean: 'left' | 'right';
  /** Cattails among them: place, height, and how far the tip leans. */
  cattails?: readonly (readonly [x: number, height: number, lean: number])[];
}

/** Lean of the outermost blades, as shares of their height, for a stand that leans to the left. */
const widest = -0.34;
const narrowest = 0.12;

/** A stand of reeds: blades that fan out, one in six bent over, and cattails. */
export function reeds({ from, to, y, height, blades, seed, tone, lean, cattails = [] }: Reeds): Drawing {
  const random = seeded(seed);
  const mirrored = lean === 'right';
  const shapes: string[] = [];

  for (let index = 0; index < blades; index += 1) {
    const place = (index + random(0.15, 0.85)) / blades;
    const tall = height * random(0.46, 1);
    const fan = widest + (narrowest - widest) * (mirrored ? 1 - place : place) + random(-0.06, 0.06);
    const x = from + (to - from) * place;
    const side = mirrored ? -1 : 1;

    shapes.push(index % 6 === 2 ? bentBlade(x, y, tall * 0.86, side) : blade(x, y, tall, fan * side * tall));
  }
  shapes.push(...cattails.map(([x, tall, tip]) => stem(x, y, tall, tip) + head(x, y, tall, tip)));

  return ({ art }) => fill(art[tone], shapes.join(''));
}

function blade(x: number, y: number, height: number, lean: number): string {
  const half = 1.7 + height / 105;
  return path`M${x - half} ${y}C${x - half + lean * 0.06} ${y - height * 0.38} ${x - half * 0.7 + lean * 0.36} ${y - height * 0.74} ${x + lean} ${y - height}C${x + half * 0.7 + lean * 0.46} ${y - height * 0.74} ${x + half + lean * 0.12} ${y - height * 0.38} ${x + half} ${y}Z`;
}

/** Up, over, and down to about two thirds of its height; to the left, or mirrored where `side` is -1. */
function bentBlade(x: number, y: number, height: number, side: 1 | -1): string {
  const half = 1.9 + height / 90;
  const outline: readonly Point[] = [
    [0, 0.47],
    [-0.05, 0.93],
    [-0.17, 1],
    [-0.32, 0.805],
    [-0.395, 0.62],
    [-0.316, 0.79],
    [-0.17, 0.98],
    [-0.068, 0.92],
    [-0.025, 0.47],
  ];
  const bent = outline.map(([dx, dy]): Point => [x + side * dx * height, y - dy * height]);
  return `${smooth([[x + half * side, y], ...bent, [x - half * side, y]])}Z`;
}

function stem(x: number, y: number, height: number, lean: number): string {
  const half = 0.9 + height / 170;
  return path`M${x - half} ${y}C${x - half + lean * 0.08} ${y - height * 0.36} ${x - half * 0.6 + lean * 0.5} ${y - height * 0.74} ${x + lean} ${y - height}C${x + half * 0.6 + lean * 0.54} ${y - height * 0.74} ${x + half + lean * 0.12} ${y - height * 0.36} ${x + half} ${y}Z`;
}

/** The cattail's head, along its stem and a little below the tip. */
function head(x: number, y: number, height: number, lean: number): string {
  const foot: Point = [x + lean * 0.5, y - height * 0.73];
  const top: Point = [x + lean * 0.8, y - height * 0.9];
  const half = 2 + height * 0.018;
  const length = Math.hypot(top[0] - foot[0], top[1] - foot[1]);
  const [across, down] = [((foot[1] - top[1]) / length) * half, ((top[0] - foot[0]) / length) * half];

  const at = (share: number, side: number): Point => [
    foot[0] + (top[0] - foot[0]) * share + across * side,
    foot[1] + (top[1] - foot[1]) * share + down * side,
  ];
  return `${smooth([
    at(0, -0.4),
    at(0.08, -0.9),
    at(0.5, -1),
    at(0.9, -0.8),
    at(1, -0.25),
    at(1, 0.25),
    at(0.9, 0.8),
    at(0.5, 1),
    at(0.08, 0.9),
    at(0, 0.4),
  ])}Z`;
}
