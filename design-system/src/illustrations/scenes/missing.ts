import { composeScene } from '../composeScene.ts';
import { clouds } from '../kit/clouds.ts';
import { heron } from '../kit/heron.ts';
import { hill, shore } from '../kit/land.ts';
import { missingOrb } from '../kit/orb.ts';
import { reeds } from '../kit/reeds.ts';
import { glint, ripples } from '../kit/ripples.ts';
import { trees } from '../kit/trees.ts';
import { horizonLine, lakeWater, reflection, shallows } from '../kit/water.ts';
import type { Point } from '../kit/path.ts';

/** The circle has gone, and its reflection is still there. The heron looks into the water. */
const absent = { x: 716, y: 330, radius: 120 };
const water = { width: 1200, horizon: 330, depth: 320 };
const farLeft: Point[] = [
  [-40, 300],
  [80, 288],
  [200, 294],
  [320, 314],
  [430, 325],
  [520, 330],
];
const farRight: Point[] = [
  [850, 330],
  [920, 318],
  [1000, 284],
  [1080, 250],
  [1260, 220],
];
const near: Point[] = [
  [960, 330],
  [1040, 316],
  [1120, 296],
  [1260, 280],
];

export const missing = composeScene({
  name: 'missing',
  size: [1200, 620],
  above: 300,
  pieces: [
    missingOrb(absent),
    clouds([
      [735, 150, 330],
      [865, 166, 190],
      [510, 226, 220],
    ]),
    hill({
      crest: farLeft,
      foot: 330,
      tone: 'h1',
      mist: 0.5,
      engraving: { lines: 2, seed: 112, opacity: 0.4 },
    }),
    hill({
      crest: farRight,
      foot: 330,
      tone: 'h1',
      mist: 0.5,
      engraving: { lines: 2, seed: 113, opacity: 0.4, depth: 13 },
    }),
    hill({ crest: near, foot: 330, tone: 'h2', mist: 0.5 }),
    trees({
      on: near,
      stand: [
        [1064, 32],
        [1079, 23],
        [1092, 20],
        [1105, 33],
        [1117, 37],
        [1126, 34],
        [1140, 32],
      ],
      tone: 'h4',
    }),
    lakeWater(water),
    reflection({
      from: -40,
      to: 430,
      horizon: 330,
      outline: [
        [100, 370],
        [-40, 384],
      ],
      tone: 'h2',
      opacity: 0.4,
    }),
    reflection({
      from: 860,
      to: 1250,
      horizon: 330,
      outline: [
        [1240, 390],
        [860, 330],
      ],
      tone: 'h2',
      opacity: 0.5,
    }),
    ripples({ area: [20, 343, 1200, 600], groups: 17, seed: 114, of: 'shade', free: [[560, 880]] }),
    ripples({
      area: [20, 350, 1200, 590],
      groups: 9,
      seed: 115,
      of: 'light',
      opacity: 0.5,
      free: [[560, 880]],
    }),
    glint(absent, { seed: 116, gap: 11, lines: 15, tone: 'orbA' }),
    horizonLine(water),
    shallows([
      [894, 551, 160],
      [866, 560, 240],
      [920, 570, 100],
    ]),
    heron({ x: 963, y: 549, size: 0.775, looks: 'left' }),
    reeds({ from: 1050, to: 1214, y: 640, height: 243, blades: 14, seed: 117, tone: 'h4', lean: 'left' }),
    reeds({
      from: 1040,
      to: 1182,
      y: 640,
      height: 172,
      blades: 12,
      seed: 118,
      tone: 'h5',
      lean: 'left',
      cattails: [
        [1090, 250, -40],
        [1140, 310, -30],
      ],
    }),
    reeds({
      from: 4,
      to: 118,
      y: 640,
      height: 96,
      blades: 12,
      seed: 119,
      tone: 'h5',
      lean: 'right',
      cattails: [[60, 170, 26]],
    }),
    shore(
      [
        [-40, 596],
        [140, 590],
        [380, 606],
        [640, 614],
        [900, 606],
        [1240, 588],
      ],
      640,
    ),
  ],
});
