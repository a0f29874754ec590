import type { Drawing } from '../composeScene.ts';
import type { LandTone } from '../palette.ts';
import { heightAt, path, smooth } from './path.ts';
import type { Point } from './path.ts';
import { seeded } from './random.ts';
import type { Random } from './random.ts';
import { fill } from './svg.ts';

export interface Hill {
  /** The line of its crest, from left to right. */
  crest: readonly Point[];
  /** The horizon on which it stands. */
  foot: number;
  tone: LandTone;
  /** How much mist lies at its foot. */
  mist: number;
  /** Lines engraved along the crest. */
  engraving?: Engraving;
}

export interface Engraving {
  lines: number;
  seed: number;
  opacity: number;
  /**
   * Distance of the first line from the crest; the next lie as far below again.
   * @default 11
   */
  depth?: number;
}

/** A hill, flat in tone, misted at the foot, with engraved lines that swell and taper. */
export function hill({ crest, foot, tone, mist, engraving }: Hill): Drawing {
  const [left, right] = [crest[0] ?? [0, foot], crest.at(-1) ?? [0, foot]];
  const shape = smooth(crest) + path`L${right[0]} ${foot + 1}L${left[0]} ${foot + 1}Z`;

  return ({ art, gradient }) =>
    fill(art[tone], shape) +
    fill(gradient(tone), shape, mist) +
    (engraving ? fill(art.line, engravedLines(crest, foot, engraving), engraving.opacity) : '');
}

export interface EngravedStretch extends Engraving {
  crest: readonly Point[];
  foot: number;
}

/** Lines along a part of a long crest, where a hill has more than one shoulder. */
export function engraved({ crest, foot, ...engraving }: EngravedStretch): Drawing {
  const lines = engravedLines(crest, foot, engraving);
  return ({ art }) => fill(art.line, lines, engraving.opacity);
}

function engravedLines(
  crest: readonly Point[],
  foot: number,
  { lines, seed, depth = 11 }: Engraving,
): string {
  const random = seeded(seed);
  return Array.from({ length: lines }, (_line, index) =>
    engravedLine(crest, foot, depth * (index + 1) + random(-2, 2), random),
  ).join('');
}

function engravedLine(crest: readonly Point[], foot: number, depth: number, random: Random): string {
  const [from, to] = [crest[0]?.[0] ?? 0, crest.at(-1)?.[0] ?? 0];
  const start = from + (to - from) * random(0.04, 0.4);
  const end = start + (to - from) * random(0.36, 0.52);
  const shares = [0, 0.2, 0.4, 0.6, 0.8, 1];

  const edge = (side: -1 | 1) =>
    shares.map((share): Point => {
      const x = start + (end - start) * share;
      const swell = 0.1 + Math.sin(share * Math.PI) * 0.9;
      return [x, heightAt(crest, x) + depth + side * swell];
    });

  const upper = edge(-1).filter(([x, y]) => x < to && y < foot);
  const lower = edge(1).filter(([x, y]) => x < to && y < foot + 2);
  return upper.length < 3 ? '' : `${smooth(upper)}${smooth(lower.reverse()).replace('M', 'L')}Z`;
}

/** The dark bank in front of everything, on which nearest reeds grow. */
export function bank(crest: readonly Point[], foot: number): Drawing {
  const [left, right] = [crest[0] ?? [0, foot], crest.at(-1) ?? [0, foot]];
  return ({ art }) => fill(art.h5, smooth(crest) + path`L${right[0]} ${foot}L${left[0]} ${foot}Z`);
}

/** The shore in which a scene becomes the page. Always the last piece. */
export function shore(crest: readonly Point[], foot: number): Drawing {
  const [left, right] = [crest[0] ?? [0, foot], crest.at(-1) ?? [0, foot]];
  return ({ art }) => fill(art.page, smooth(crest) + path`L${right[0]} ${foot}L${left[0]} ${foot}Z`);
}
