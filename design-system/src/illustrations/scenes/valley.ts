import { composeScene } from '../composeScene.ts';
import { boathouse } from '../kit/boathouse.ts';
import { clouds } from '../kit/clouds.ts';
import { heron } from '../kit/heron.ts';
import { bank, engraved, hill } from '../kit/land.ts';
import { reeds } from '../kit/reeds.ts';
import { ripples } from '../kit/ripples.ts';
import { trees } from '../kit/trees.ts';
import { horizonLine, lakeWater, reflection, shallows } from '../kit/water.ts';
import type { Point } from '../kit/path.ts';

/** A valley without a circle: a card is its horizon, and the circle rests on that. */
const water = { width: 1600, horizon: 800, depth: 220 };
const far: Point[] = [
  [-40, 500],
  [60, 470],
  [150, 424],
  [224, 402],
  [300, 440],
  [370, 512],
  [450, 566],
  [530, 598],
  [620, 628],
  [760, 660],
  [900, 650],
  [1010, 622],
  [1100, 586],
  [1180, 540],
  [1250, 512],
  [1310, 520],
  [1370, 548],
  [1440, 530],
  [1520, 480],
  [1660, 420],
];
const middle: Point[] = [
  [-40, 600],
  [60, 590],
  [160, 604],
  [280, 660],
  [400, 708],
  [540, 742],
  [700, 768],
  [860, 772],
  [1000, 752],
  [1120, 716],
  [1240, 660],
  [1340, 618],
  [1440, 590],
  [1540, 586],
  [1660, 570],
];
const nearLeft: Point[] = [
  [-40, 680],
  [80, 684],
  [200, 716],
  [320, 760],
  [440, 788],
  [560, 800],
];
const nearRight: Point[] = [
  [1040, 800],
  [1150, 786],
  [1260, 752],
  [1380, 706],
  [1500, 676],
  [1660, 664],
];

export const valley = composeScene({
  name: 'valley',
  size: [1600, 1000],
  pieces: [
    clouds([
      [20, 360, 420],
      [220, 376, 220],
      [1120, 300, 380],
      [1135, 316, 210],
    ]),
    hill({ crest: far, foot: 800, tone: 'h1', mist: 0.5 }),
    engraved({ crest: far.slice(0, 11), foot: 800, lines: 3, seed: 23, opacity: 0.4, depth: 16 }),
    engraved({ crest: far.slice(11), foot: 800, lines: 3, seed: 24, opacity: 0.4, depth: 15 }),
    clouds(
      [
        [360, 650, 520],
        [770, 676, 420],
      ],
      0.6,
    ),
    hill({ crest: middle, foot: 800, tone: 'h2', mist: 0.5 }),
    engraved({ crest: middle.slice(0, 8), foot: 800, lines: 3, seed: 25, opacity: 0.3, depth: 15 }),
    engraved({ crest: middle.slice(8), foot: 800, lines: 2, seed: 26, opacity: 0.3, depth: 15 }),
    hill({
      crest: nearLeft,
      foot: 800,
      tone: 'h3',
      mist: 0.3,
      engraving: { lines: 2, seed: 27, opacity: 0.2 },
    }),
    hill({
      crest: nearRight,
      foot: 800,
      tone: 'h3',
      mist: 0.3,
      engraving: { lines: 2, seed: 28, opacity: 0.2 },
    }),
    trees({
      on: nearLeft,
      stand: [
        [70, 48],
        [84, 50],
        [97, 39],
        [111, 56],
        [119, 65],
        [139, 45],
        [148, 59],
        [157, 38],
        [170, 47],
      ],
      tone: 'h4',
    }),
    trees({
      on: nearRight,
      stand: [
        [1400, 50],
        [1420, 36],
        [1437, 31],
        [1455, 51],
        [1470, 57],
        [1484, 52],
        [1505, 44],
        [1516, 56],
        [1531, 60],
      ],
      tone: 'h4',
    }),
    boathouse({ x: 1190, y: 798.5, size: 1.15 }),
    lakeWater(water),
    reflection({
      from: -40,
      to: 560,
      horizon: 800,
      outline: [
        [240, 838],
        [-40, 860],
      ],
      tone: 'h3',
      opacity: 0.5,
    }),
    reflection({
      from: 1040,
      to: 1650,
      horizon: 800,
      outline: [
        [1640, 860],
        [1040, 800],
      ],
      tone: 'h3',
      opacity: 0.5,
    }),
    ripples({ area: [40, 812, 1600, 985], groups: 19, seed: 62, of: 'shade' }),
    ripples({ area: [40, 810, 1600, 975], groups: 16, seed: 63, of: 'light', opacity: 0.5 }),
    horizonLine(water),
    reeds({ from: 0, to: 240, y: 960, height: 253, blades: 14, seed: 64, tone: 'h4', lean: 'right' }),
    reeds({
      from: -12,
      to: 180,
      y: 970,
      height: 205,
      blades: 16,
      seed: 65,
      tone: 'h5',
      lean: 'right',
      cattails: [
        [34, 216, 13],
        [70, 290, 40],
        [150, 232, 40],
      ],
    }),
    shallows(
      [
        [1312, 905, 160],
        [1255, 915, 250],
      ],
      0.6,
    ),
    heron({ x: 1426, y: 904, size: 0.69, looks: 'left' }),
    reeds({
      from: 1494,
      to: 1584,
      y: 965,
      height: 132,
      blades: 10,
      seed: 66,
      tone: 'h5',
      lean: 'left',
      cattails: [[1560, 250, -40]],
    }),
    bank(
      [
        [-40, 946],
        [160, 930],
        [380, 950],
        [640, 978],
        [900, 984],
        [1180, 968],
        [1420, 942],
        [1640, 930],
      ],
      1010,
    ),
  ],
});
