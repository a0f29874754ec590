import { composeScene } from '../composeScene.ts';
import { clouds } from '../kit/clouds.ts';
import { cranes } from '../kit/cranes.ts';
import { hill } from '../kit/land.ts';
import { reeds } from '../kit/reeds.ts';
import { ripples } from '../kit/ripples.ts';
import { trees } from '../kit/trees.ts';
import { horizonLine, lakeWater } from '../kit/water.ts';
import { whereWide } from '../kit/whereWide.ts';
import type { Point } from '../kit/path.ts';

/** Cranes lift. The circle rests on the card that says what happens next. */
const water = { width: 1200, horizon: 560, depth: 160 };
const farLeft: Point[] = [
  [-40, 492],
  [90, 464],
  [200, 456],
  [320, 496],
  [430, 532],
  [560, 560],
];
const farRight: Point[] = [
  [660, 560],
  [770, 540],
  [880, 492],
  [990, 456],
  [1090, 444],
  [1260, 412],
];
const nearLeft: Point[] = [
  [-40, 526],
  [120, 532],
  [260, 552],
  [340, 560],
];
const nearRight: Point[] = [
  [880, 560],
  [990, 540],
  [1100, 516],
  [1260, 504],
];

export const risen = composeScene({
  name: 'risen',
  size: [1200, 700],
  above: 300,
  pieces: [
    clouds([
      [770, 330, 320],
      [915, 346, 170],
      [100, 390, 280],
    ]),
    whereWide(
      1000,
      cranes([
        { x: 198, y: 261, length: 141, wings: 'lifted' },
        { x: 114, y: 158, length: 89, wings: 'swept' },
        { x: 24, y: 226, length: 67, wings: 'beating' },
        { x: 824, y: 205, length: 118, wings: 'swept' },
        { x: 971, y: 123, length: 77, wings: 'lifted' },
        { x: 1057, y: 240, length: 64, wings: 'beating' },
        { x: 1090, y: 150, length: 49, wings: 'swept' },
      ]),
    ),
    hill({
      crest: farLeft,
      foot: 560,
      tone: 'h1',
      mist: 0.5,
      engraving: { lines: 2, seed: 132, opacity: 0.4 },
    }),
    hill({
      crest: farRight,
      foot: 560,
      tone: 'h1',
      mist: 0.5,
      engraving: { lines: 2, seed: 133, opacity: 0.4 },
    }),
    hill({ crest: nearLeft, foot: 560, tone: 'h2', mist: 0.5 }),
    hill({ crest: nearRight, foot: 560, tone: 'h2', mist: 0.5 }),
    trees({
      on: nearLeft,
      stand: [
        [40, 32],
        [52, 34],
        [63, 27],
        [75, 38],
        [83, 44],
        [100, 31],
        [108, 40],
        [115, 26],
      ],
      tone: 'h4',
    }),
    trees({
      on: nearRight,
      stand: [
        [1060, 34],
        [1076, 24],
        [1091, 21],
        [1105, 35],
        [1117, 39],
        [1127, 36],
      ],
      tone: 'h4',
    }),
    lakeWater(water),
    ripples({ area: [20, 571, 1200, 690], groups: 14, seed: 134, of: 'shade' }),
    ripples({ area: [20, 573, 1200, 690], groups: 12, seed: 135, of: 'light' }),
    horizonLine(water),
    reeds({ from: 1044, to: 1210, y: 715, height: 185, blades: 14, seed: 136, tone: 'h4', lean: 'left' }),
    reeds({
      from: 1034,
      to: 1172,
      y: 715,
      height: 134,
      blades: 12,
      seed: 137,
      tone: 'h5',
      lean: 'left',
      cattails: [
        [1090, 190, -34],
        [1140, 240, -26],
      ],
    }),
    reeds({
      from: 14,
      to: 128,
      y: 715,
      height: 96,
      blades: 12,
      seed: 138,
      tone: 'h5',
      lean: 'right',
      cattails: [[70, 180, 26]],
    }),
  ],
});
