import { composeScene } from '../composeScene.ts';
import { clouds } from '../kit/clouds.ts';
import { hill } from '../kit/land.ts';
import { orb } from '../kit/orb.ts';
import { reeds } from '../kit/reeds.ts';
import { rings } from '../kit/rings.ts';
import { glint, ripples } from '../kit/ripples.ts';
import { inCircle, sky } from '../kit/sky.ts';
import { stars } from '../kit/stars.ts';
import { horizonLine, lakeWater } from '../kit/water.ts';
import type { Point } from '../kit/path.ts';

/** The hour of breathing, at dusk. */
const sun = { x: 200, y: 262, radius: 78 };
const water = { width: 400, horizon: 262, depth: 150 };
const left: Point[] = [
  [-20, 222],
  [30, 214],
  [80, 232],
  [130, 254],
  [170, 262],
];
const right: Point[] = [
  [236, 262],
  [280, 250],
  [330, 222],
  [380, 204],
  [420, 200],
];

export const hourBreathe = composeScene({
  name: 'hour-breathe',
  size: [400, 400],
  pieces: [
    inCircle([
      sky({ width: 400, horizon: 262 }),
      stars({
        sky: [
          { area: [20, 13, 364, 90], count: 12 },
          { area: [20, 90, 90, 140], count: 4 },
        ],
        seed: 161,
      }),
      rings(sun, 5),
      orb(sun),
      clouds([
        [165, 214, 170],
        [235, 224, 90],
        [55, 178, 110],
      ]),
      hill({
        crest: left,
        foot: 262,
        tone: 'h2',
        mist: 0.5,
        engraving: { lines: 2, seed: 162, opacity: 0.4, depth: 8 },
      }),
      hill({
        crest: right,
        foot: 262,
        tone: 'h1',
        mist: 0.5,
        engraving: { lines: 2, seed: 163, opacity: 0.4, depth: 9 },
      }),
      lakeWater(water),
      ripples({
        area: [20, 268, 400, 390],
        groups: 4,
        seed: 164,
        of: 'light',
        opacity: 0.5,
        free: [[110, 300]],
      }),
      glint(sun, { seed: 165, gap: 5.9, lines: 15 }),
      horizonLine(water),
      reeds({ from: 16, to: 122, y: 420, height: 220, blades: 10, seed: 166, tone: 'h4', lean: 'right' }),
      reeds({
        from: -2,
        to: 62,
        y: 420,
        height: 250,
        blades: 15,
        seed: 167,
        tone: 'h5',
        lean: 'right',
        cattails: [
          [40, 250, 46],
          [86, 200, 50],
        ],
      }),
    ]),
  ],
});
