import { composeScene } from '../composeScene.ts';
import { boathouse } from '../kit/boathouse.ts';
import { clouds } from '../kit/clouds.ts';
import { dayCranes } from '../kit/cranes.ts';
import { heron } from '../kit/heron.ts';
import { hill, shore } from '../kit/land.ts';
import { orb } from '../kit/orb.ts';
import { reeds } from '../kit/reeds.ts';
import { rings } from '../kit/rings.ts';
import { glint, ripples } from '../kit/ripples.ts';
import { trees } from '../kit/trees.ts';
import { horizonLine, lakeWater, reflection, shallows } from '../kit/water.ts';
import { whereWide } from '../kit/whereWide.ts';
import type { Point } from '../kit/path.ts';

/** The lake at dawn, wide and calm. */
const sun = { x: 1080, y: 740, radius: 172 };
const water = { width: 1600, horizon: 740, depth: 300 };
const farLeft: Point[] = [
  [-40, 706],
  [70, 692],
  [190, 676],
  [290, 684],
  [400, 704],
  [500, 700],
  [590, 688],
  [680, 702],
  [780, 724],
  [860, 735],
  [930, 740],
];
const farRight: Point[] = [
  [1176, 740],
  [1250, 722],
  [1330, 684],
  [1400, 620],
  [1466, 584],
  [1540, 566],
  [1650, 520],
];
const middleLeft: Point[] = [
  [-40, 664],
  [50, 662],
  [140, 680],
  [230, 710],
  [330, 724],
  [440, 728],
  [540, 735],
  [640, 740],
];
const middleRight: Point[] = [
  [1256, 740],
  [1340, 722],
  [1420, 690],
  [1500, 662],
  [1650, 610],
];
const nearLeft: Point[] = [
  [-40, 706],
  [70, 712],
  [180, 727],
  [280, 735],
  [380, 740],
];
const nearRight: Point[] = [
  [1380, 740],
  [1470, 728],
  [1560, 706],
  [1650, 694],
];

export const lake = composeScene({
  name: 'lake',
  size: [1600, 1000],
  above: 400,
  pieces: [
    rings(sun),
    orb(sun),
    clouds([
      [1137, 452, 430],
      [1315, 470, 250],
      [660, 548, 320],
      [654, 565, 180],
      [1013, 634, 350],
      [1162, 650, 200],
    ]),
    hill({
      crest: farLeft,
      foot: 740,
      tone: 'h1',
      mist: 0.6,
      engraving: { lines: 3, seed: 2, opacity: 0.4 },
    }),
    hill({
      crest: farRight,
      foot: 740,
      tone: 'h1',
      mist: 0.6,
      engraving: { lines: 4, seed: 5, opacity: 0.4 },
    }),
    hill({
      crest: middleLeft,
      foot: 740,
      tone: 'h2',
      mist: 0.5,
      engraving: { lines: 3, seed: 7, opacity: 0.3 },
    }),
    hill({
      crest: middleRight,
      foot: 740,
      tone: 'h2',
      mist: 0.5,
      engraving: { lines: 3, seed: 8, opacity: 0.3 },
    }),
    trees({
      on: middleRight,
      stand: [
        [1406, 30],
        [1421, 22],
        [1434, 19],
        [1447, 31],
        [1459, 35],
        [1468, 32],
        [1500, 17],
        [1514, 16],
        [1529, 24],
      ],
      tone: 'h4',
      opacity: 0.8,
    }),
    hill({
      crest: nearLeft,
      foot: 740,
      tone: 'h3',
      mist: 0.3,
      engraving: { lines: 2, seed: 3, opacity: 0.3 },
    }),
    hill({ crest: nearRight, foot: 740, tone: 'h3', mist: 0.3 }),
    trees({
      on: nearLeft,
      stand: [
        [40, 34],
        [53, 36],
        [65, 28],
        [78, 40],
        [86, 46],
        [105, 32],
        [113, 42],
        [121, 27],
      ],
      tone: 'h4',
    }),
    boathouse({ x: 396, y: 740, size: 1 }),
    lakeWater(water),
    reflection({
      from: -40,
      to: 440,
      horizon: 740,
      outline: [
        [236, 766],
        [40, 792],
        [-40, 802],
      ],
      tone: 'h3',
      opacity: 0.4,
    }),
    reflection({
      from: 120,
      to: 680,
      horizon: 740,
      outline: [
        [420, 753],
        [120, 750],
      ],
      tone: 'h2',
      opacity: 0.3,
    }),
    reflection({
      from: 1256,
      to: 1650,
      horizon: 740,
      outline: [
        [1640, 824],
        [1470, 782],
        [1256, 740],
      ],
      tone: 'h2',
      opacity: 0.5,
    }),
    reflection({
      from: 1380,
      to: 1650,
      horizon: 740,
      outline: [
        [1640, 774],
        [1380, 740],
      ],
      tone: 'h3',
      opacity: 0.5,
    }),
    ripples({ area: [20, 752, 1600, 960], groups: 22, seed: 4, of: 'shade', free: [[820, 1290]] }),
    ripples({ area: [40, 752, 1600, 940], groups: 15, seed: 9, of: 'light', free: [[820, 1290]] }),
    glint(sun, { seed: 6, gap: 11.3 }),
    horizonLine(water),
    shallows([
      [1243, 876, 150],
      [1212, 885, 236],
      [1271, 896, 90],
    ]),
    heron({ x: 1322, y: 874, size: 0.69, looks: 'left', reflected: true }),
    reeds({ from: 1476, to: 1660, y: 1000, height: 290, blades: 15, seed: 31, tone: 'h4', lean: 'left' }),
    reeds({
      from: 1450,
      to: 1606,
      y: 1000,
      height: 230,
      blades: 14,
      seed: 32,
      tone: 'h5',
      lean: 'left',
      cattails: [
        [1512, 310, -52],
        [1554, 382, -36],
      ],
    }),
    reeds({ from: 20, to: 112, y: 1000, height: 105, blades: 9, seed: 33, tone: 'h4', lean: 'right' }),
    reeds({
      from: -10,
      to: 110,
      y: 1000,
      height: 100,
      blades: 9,
      seed: 34,
      tone: 'h5',
      lean: 'right',
      cattails: [
        [58, 184, 14],
        [124, 142, 16],
      ],
    }),
    whereWide(
      1350,
      dayCranes([
        { x: 762, y: 240, length: 85, wings: 'swept' },
        { x: 858, y: 272, length: 67, wings: 'lifted' },
        { x: 877, y: 216, length: 56, wings: 'beating' },
      ]),
    ),
    shore(
      [
        [-40, 944],
        [140, 936],
        [340, 958],
        [620, 978],
        [900, 980],
        [1180, 970],
        [1420, 948],
        [1640, 938],
      ],
      1010,
    ),
  ],
});
