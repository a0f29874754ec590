import { composeScene } from '../composeScene.ts';
import { boathouse } from '../kit/boathouse.ts';
import { clouds } from '../kit/clouds.ts';
import { heron } from '../kit/heron.ts';
import { hill } from '../kit/land.ts';
import { orb } from '../kit/orb.ts';
import { reeds } from '../kit/reeds.ts';
import { rings } from '../kit/rings.ts';
import { glint, ripples } from '../kit/ripples.ts';
import { trees } from '../kit/trees.ts';
import { horizonLine, lakeWater, reflection, shallows } from '../kit/water.ts';
import type { Point } from '../kit/path.ts';

/** The lake seen from its shore: tall, for the side of a form. */
const sun = { x: 520, y: 800, radius: 150 };
const water = { width: 900, horizon: 800, depth: 420 };
const farLeft: Point[] = [
  [-60, 730],
  [50, 700],
  [140, 694],
  [230, 718],
  [300, 752],
  [360, 780],
  [420, 795],
  [470, 800],
];
const farRight: Point[] = [
  [586, 800],
  [660, 784],
  [730, 748],
  [800, 700],
  [880, 668],
  [980, 640],
];
const middleLeft: Point[] = [
  [-60, 690],
  [30, 698],
  [110, 736],
  [190, 772],
  [270, 790],
  [360, 800],
];
const middleRight: Point[] = [
  [690, 800],
  [770, 782],
  [850, 752],
  [980, 716],
];

export const shoreScene = composeScene({
  name: 'shore',
  size: [900, 1200],
  pieces: [
    rings(sun),
    orb(sun),
    clouds([
      [530, 560, 320],
      [665, 576, 190],
      [150, 640, 300],
      [160, 655, 160],
      [500, 712, 280],
      [615, 726, 150],
    ]),
    hill({
      crest: farLeft,
      foot: 800,
      tone: 'h1',
      mist: 0.6,
      engraving: { lines: 2, seed: 12, opacity: 0.4 },
    }),
    hill({
      crest: farRight,
      foot: 800,
      tone: 'h1',
      mist: 0.6,
      engraving: { lines: 2, seed: 13, opacity: 0.4 },
    }),
    hill({
      crest: middleLeft,
      foot: 800,
      tone: 'h2',
      mist: 0.5,
      engraving: { lines: 3, seed: 14, opacity: 0.3 },
    }),
    hill({
      crest: middleRight,
      foot: 800,
      tone: 'h2',
      mist: 0.5,
      engraving: { lines: 2, seed: 15, opacity: 0.3 },
    }),
    trees({
      on: middleLeft,
      stand: [
        [28, 34],
        [40, 36],
        [51, 28],
        [64, 40],
        [71, 46],
        [88, 32],
      ],
      tone: 'h4',
    }),
    trees({
      on: middleRight,
      stand: [
        [806, 32],
        [821, 23],
        [834, 20],
        [847, 33],
        [859, 37],
      ],
      tone: 'h4',
    }),
    boathouse({ x: 690, y: 800, size: 0.92 }),
    lakeWater(water),
    reflection({
      from: -60,
      to: 390,
      horizon: 800,
      outline: [
        [170, 834],
        [-60, 860],
      ],
      tone: 'h2',
      opacity: 0.5,
    }),
    reflection({
      from: 640,
      to: 980,
      horizon: 800,
      outline: [
        [980, 864],
        [640, 800],
      ],
      tone: 'h2',
      opacity: 0.5,
    }),
    ripples({ area: [40, 812, 900, 1180], groups: 12, seed: 16, of: 'shade', free: [[330, 700]] }),
    ripples({ area: [-20, 850, 920, 1150], groups: 9, seed: 17, of: 'light', free: [[330, 700]] }),
    glint(sun, { seed: 18, gap: 13, lines: 17 }),
    horizonLine(water),
    shallows([
      [147, 1072, 230],
      [101, 1086, 350],
      [186, 1100, 140],
    ]),
    heron({ x: 225, y: 1078, size: 1, looks: 'right', reflected: true }),
    // Below the horizon, where narrow windows cut the scene: what rises above it would be left without a foot.
    reeds({ from: 700, to: 940, y: 1215, height: 408, blades: 15, seed: 51, tone: 'h4', lean: 'left' }),
    reeds({
      from: 690,
      to: 886,
      y: 1215,
      height: 300,
      blades: 14,
      seed: 52,
      tone: 'h5',
      lean: 'left',
      cattails: [
        [760, 400, -60],
        [820, 405, -46],
      ],
    }),
    reeds({ from: -5, to: 104, y: 1215, height: 130, blades: 9, seed: 53, tone: 'h4', lean: 'right' }),
    reeds({
      from: -33,
      to: 76,
      y: 1215,
      height: 155,
      blades: 10,
      seed: 54,
      tone: 'h5',
      lean: 'right',
      cattails: [
        [30, 250, 26],
        [104, 190, 34],
      ],
    }),
  ],
});
