import { composeScene } from '../composeScene.ts';
import { mistBars } from '../kit/clouds.ts';
import { hill } from '../kit/land.ts';
import { orb } from '../kit/orb.ts';
import { reeds } from '../kit/reeds.ts';
import { rings } from '../kit/rings.ts';
import { glint, ripples } from '../kit/ripples.ts';
import { trees } from '../kit/trees.ts';
import { horizonLine, lakeWater } from '../kit/water.ts';
import type { Point } from '../kit/path.ts';

/** Bars of mist pass before the circle: something is in the way, and it will pass. */
const sun = { x: 600, y: 480, radius: 118 };
const water = { width: 1200, horizon: 480, depth: 150 };
const farLeft: Point[] = [
  [-40, 430],
  [80, 404],
  [190, 396],
  [300, 428],
  [400, 460],
  [500, 480],
];
const farRight: Point[] = [
  [690, 480],
  [780, 464],
  [880, 420],
  [980, 388],
  [1080, 380],
  [1240, 352],
];
const nearLeft: Point[] = [
  [-40, 452],
  [90, 456],
  [210, 472],
  [300, 480],
];
const nearRight: Point[] = [
  [880, 480],
  [980, 464],
  [1080, 444],
  [1240, 432],
];

export const passing = composeScene({
  name: 'passing',
  size: [1200, 620],
  above: 320,
  pieces: [
    rings(sun),
    orb(sun),
    mistBars([
      [577, 354.5, 250, 25],
      [705, 378.5, 330, 25],
      [576, 402.5, 380, 25],
      [730, 424, 300, 20],
    ]),
    mistBars(
      [
        [375, 328, 150, 12],
        [859, 338, 190, 12],
        [355, 430, 210, 12],
      ],
      0.7,
    ),
    hill({
      crest: farLeft,
      foot: 480,
      tone: 'h1',
      mist: 0.5,
      engraving: { lines: 2, seed: 122, opacity: 0.4 },
    }),
    hill({
      crest: farRight,
      foot: 480,
      tone: 'h1',
      mist: 0.5,
      engraving: { lines: 2, seed: 123, opacity: 0.4 },
    }),
    hill({ crest: nearRight, foot: 480, tone: 'h2', mist: 0.4 }),
    hill({ crest: nearLeft, foot: 480, tone: 'h2', mist: 0.4 }),
    trees({
      on: nearRight,
      stand: [
        [1010, 36],
        [1026, 26],
        [1040, 23],
        [1055, 37],
        [1067, 42],
        [1077, 39],
        [1093, 36],
      ],
      tone: 'h4',
    }),
    trees({
      on: nearLeft,
      stand: [
        [40, 29],
        [52, 31],
        [63, 24],
        [75, 34],
        [83, 40],
        [100, 27],
      ],
      tone: 'h4',
    }),
    lakeWater(water),
    ripples({ area: [20, 491, 1200, 610], groups: 13, seed: 124, of: 'shade', free: [[440, 760]] }),
    ripples({
      area: [20, 494, 1200, 605],
      groups: 9,
      seed: 125,
      of: 'light',
      opacity: 0.5,
      free: [[440, 760]],
    }),
    glint(sun, { seed: 126, gap: 5.5, lines: 14 }),
    horizonLine(water),
    reeds({
      from: 4,
      to: 144,
      y: 630,
      height: 192,
      blades: 15,
      seed: 127,
      tone: 'h5',
      lean: 'right',
      cattails: [[80, 220, 30]],
    }),
  ],
});
