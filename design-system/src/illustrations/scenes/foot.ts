import { composeScene } from '../composeScene.ts';
import { boathouse } from '../kit/boathouse.ts';
import { clouds } from '../kit/clouds.ts';
import { hill } from '../kit/land.ts';
import { orb } from '../kit/orb.ts';
import { reeds } from '../kit/reeds.ts';
import { rings } from '../kit/rings.ts';
import { glint, ripples } from '../kit/ripples.ts';
import { trees } from '../kit/trees.ts';
import { horizonLine, lakeWater } from '../kit/water.ts';
import type { Point } from '../kit/path.ts';

/** The end of a day: the far shore under a footer's words. */
const moon = { x: 1240, y: 300, radius: 58 };
const water = { width: 1600, horizon: 300, depth: 130 };
const farLeft: Point[] = [
  [-40, 250],
  [90, 226],
  [210, 214],
  [330, 240],
  [450, 262],
  [580, 250],
  [720, 262],
  [860, 284],
  [1000, 296],
  [1110, 300],
];
const farRight: Point[] = [
  [1330, 300],
  [1420, 280],
  [1500, 244],
  [1660, 206],
];
const near: Point[] = [
  [-40, 274],
  [120, 276],
  [280, 290],
  [420, 298],
  [520, 300],
];

export const foot = composeScene({
  name: 'foot',
  size: [1600, 420],
  pieces: [
    rings(moon, 4),
    orb(moon),
    clouds([
      [1215, 222, 170],
      [1095, 262, 150],
    ]),
    hill({
      crest: farLeft,
      foot: 300,
      tone: 'h2',
      mist: 0.4,
      engraving: { lines: 3, seed: 102, opacity: 0.3 },
    }),
    hill({
      crest: farRight,
      foot: 300,
      tone: 'h2',
      mist: 0.4,
      engraving: { lines: 1, seed: 103, opacity: 0.3 },
    }),
    hill({ crest: near, foot: 300, tone: 'h3', mist: 0.3 }),
    trees({
      on: near,
      stand: [
        [90, 36],
        [102, 37],
        [113, 29],
        [125, 42],
        [133, 48],
        [150, 33],
        [158, 44],
        [165, 28],
        [176, 35],
        [194, 26],
      ],
      tone: 'h4',
    }),
    boathouse({ x: 420, y: 299.5, size: 0.9 }),
    lakeWater(water),
    ripples({
      area: [40, 311, 1600, 420],
      groups: 14,
      seed: 104,
      of: 'light',
      opacity: 0.4,
      free: [[1120, 1330]],
    }),
    glint(moon, { seed: 105, gap: 4.7, lines: 14 }),
    horizonLine(water),
    reeds({ from: 1428, to: 1586, y: 430, height: 175, blades: 14, seed: 106, tone: 'h4', lean: 'left' }),
    reeds({
      from: 1420,
      to: 1550,
      y: 430,
      height: 126,
      blades: 12,
      seed: 107,
      tone: 'h5',
      lean: 'left',
      cattails: [
        [1470, 180, -30],
        [1520, 220, -26],
      ],
    }),
  ],
});
