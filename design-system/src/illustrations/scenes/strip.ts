import { composeScene } from '../composeScene.ts';
import { clouds } from '../kit/clouds.ts';
import { hill } from '../kit/land.ts';
import { orb } from '../kit/orb.ts';
import { reeds } from '../kit/reeds.ts';
import { rings } from '../kit/rings.ts';
import { glint, ripples } from '../kit/ripples.ts';
import { stars } from '../kit/stars.ts';
import { trees } from '../kit/trees.ts';
import { horizonLine, lakeWater } from '../kit/water.ts';
import type { Point } from '../kit/path.ts';

/** A narrow strip of the lake, for the top of a card. */
const sun = { x: 430, y: 122, radius: 40 };
const water = { width: 600, horizon: 122, depth: 60 };
const left: Point[] = [
  [-20, 96],
  [60, 84],
  [140, 94],
  [230, 112],
  [330, 122],
];
const right: Point[] = [
  [500, 122],
  [540, 114],
  [600, 84],
  [640, 70],
];

export const strip = composeScene({
  name: 'strip',
  size: [600, 170],
  pieces: [
    stars({
      sky: [
        { area: [20, 6, 370, 60], count: 18 },
        { area: [480, 10, 580, 80], count: 8 },
      ],
      seed: 91,
    }),
    rings(sun, 5),
    orb(sun),
    clouds([
      [430, 74, 120],
      [335, 100, 110],
    ]),
    hill({
      crest: left,
      foot: 122,
      tone: 'h1',
      mist: 0.5,
      engraving: { lines: 2, seed: 92, opacity: 0.4, depth: 8 },
    }),
    hill({
      crest: right,
      foot: 122,
      tone: 'h2',
      mist: 0.5,
      engraving: { lines: 1, seed: 93, opacity: 0.4, depth: 8 },
    }),
    trees({
      on: left,
      stand: [
        [46, 23],
        [57, 16],
        [67, 14],
        [77, 23],
        [86, 26],
      ],
      tone: 'h4',
    }),
    lakeWater(water),
    ripples({ area: [20, 130, 600, 168], groups: 7, seed: 94, of: 'shade', free: [[340, 500]] }),
    glint(sun, { seed: 95, gap: 2.5, lines: 14 }),
    horizonLine(water),
    reeds({
      from: 2,
      to: 58,
      y: 176,
      height: 46,
      blades: 11,
      seed: 96,
      tone: 'h5',
      lean: 'right',
      cattails: [[36, 66, 10]],
    }),
  ],
});
