import { composeScene } from '../composeScene.ts';
import { boathouse } from '../kit/boathouse.ts';
import { clouds } from '../kit/clouds.ts';
import { hill } from '../kit/land.ts';
import { orb } from '../kit/orb.ts';
import { reeds } from '../kit/reeds.ts';
import { rings } from '../kit/rings.ts';
import { glint, ripples } from '../kit/ripples.ts';
import { inCircle, sky } from '../kit/sky.ts';
import { stars } from '../kit/stars.ts';
import { trees } from '../kit/trees.ts';
import { horizonLine, lakeWater, reflection, windowLight } from '../kit/water.ts';
import type { Point } from '../kit/path.ts';

/** The hour of sleep, at night, with a light in the boathouse. */
const moon = { x: 148, y: 262, radius: 58 };
const water = { width: 400, horizon: 262, depth: 150 };
const left: Point[] = [
  [-20, 248],
  [60, 262],
];
const far: Point[] = [
  [180, 262],
  [230, 240],
  [290, 196],
  [340, 176],
  [420, 158],
];
const near: Point[] = [
  [236, 262],
  [300, 244],
  [350, 226],
  [420, 212],
];

export const hourSleep = composeScene({
  name: 'hour-sleep',
  size: [400, 400],
  pieces: [
    inCircle([
      sky({ width: 400, horizon: 262 }),
      stars({
        sky: [
          { area: [18, 10, 383, 110], count: 22 },
          { area: [230, 110, 383, 150], count: 6 },
          { area: [14, 110, 70, 200], count: 4 },
        ],
        seed: 171,
        bright: [[286, 92, 7]],
      }),
      rings(moon, 5),
      orb(moon),
      clouds([
        [30, 196, 120],
        [145, 226, 110],
      ]),
      hill({ crest: left, foot: 262, tone: 'h2', mist: 0.5 }),
      hill({
        crest: far,
        foot: 262,
        tone: 'h1',
        mist: 0.5,
        engraving: { lines: 2, seed: 172, opacity: 0.4, depth: 9 },
      }),
      hill({
        crest: near,
        foot: 262,
        tone: 'h3',
        mist: 0.3,
        engraving: { lines: 1, seed: 173, opacity: 0.3, depth: 9 },
      }),
      trees({
        on: near,
        stand: [
          [318, 31],
          [328, 32],
          [338, 25],
          [348, 36],
          [354, 42],
          [369, 29],
        ],
        tone: 'h4',
      }),
      boathouse({ x: 240, y: 262.4, size: 0.8 }),
      lakeWater(water),
      reflection({
        from: 236,
        to: 430,
        horizon: 262,
        outline: [
          [420, 300],
          [236, 262],
        ],
        tone: 'h3',
        opacity: 0.5,
      }),
      ripples({
        area: [0, 272, 400, 375],
        groups: 4,
        seed: 174,
        of: 'light',
        opacity: 0.4,
        free: [[60, 220]],
      }),
      windowLight(253, 270),
      glint(moon, { seed: 175, gap: 4.5, lines: 15 }),
      horizonLine(water),
      reeds({
        from: -6,
        to: 106,
        y: 420,
        height: 108,
        blades: 10,
        seed: 176,
        tone: 'h5',
        lean: 'right',
        cattails: [[30, 130, 20]],
      }),
    ]),
  ],
});
