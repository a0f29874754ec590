import { composeScene } from '../composeScene.ts';
import { clouds } from '../kit/clouds.ts';
import { hill, shore } from '../kit/land.ts';
import { reeds } from '../kit/reeds.ts';
import { rings } from '../kit/rings.ts';
import { glint, ripples } from '../kit/ripples.ts';
import { trees } from '../kit/trees.ts';
import { horizonLine, lakeWater, reflection } from '../kit/water.ts';
import type { Point } from '../kit/path.ts';

/** The lake when nothing moves but the circle. Its layers lie over each other, so that only the circle is animated. */
const sun = { x: 800, y: 640, radius: 140 };
const water = { width: 1600, horizon: 640, depth: 300 };
const farLeft: Point[] = [
  [-40, 560],
  [80, 536],
  [180, 526],
  [290, 556],
  [390, 596],
  [480, 620],
  [580, 634],
  [660, 640],
];
const farRight: Point[] = [
  [940, 640],
  [1030, 628],
  [1130, 592],
  [1220, 540],
  [1310, 512],
  [1420, 520],
  [1520, 500],
  [1660, 460],
];
const nearLeft: Point[] = [
  [-40, 600],
  [70, 606],
  [180, 622],
  [300, 636],
  [380, 640],
];
const nearRight: Point[] = [
  [1200, 640],
  [1300, 626],
  [1400, 598],
  [1500, 584],
  [1660, 576],
];
const frame = { size: [1600, 900], above: 400 } as const;

const behind = [rings(sun)];

const inFront = [
  clouds([
    [830, 470, 360],
    [975, 486, 210],
    [375, 540, 330],
    [380, 556, 180],
  ]),
  hill({ crest: farLeft, foot: 640, tone: 'h1', mist: 0.5, engraving: { lines: 2, seed: 72, opacity: 0.4 } }),
  hill({
    crest: farRight,
    foot: 640,
    tone: 'h1',
    mist: 0.5,
    engraving: { lines: 3, seed: 73, opacity: 0.4, depth: 13 },
  }),
  hill({
    crest: nearLeft,
    foot: 640,
    tone: 'h2',
    mist: 0.5,
    engraving: { lines: 1, seed: 74, opacity: 0.3 },
  }),
  hill({
    crest: nearRight,
    foot: 640,
    tone: 'h2',
    mist: 0.5,
    engraving: { lines: 1, seed: 75, opacity: 0.3 },
  }),
  trees({
    on: nearLeft,
    stand: [
      [60, 34],
      [73, 36],
      [85, 28],
      [98, 40],
      [106, 46],
      [125, 32],
      [133, 42],
      [141, 27],
    ],
    tone: 'h4',
  }),
  trees({
    on: nearRight,
    stand: [
      [1400, 38],
      [1417, 27],
      [1433, 24],
      [1448, 39],
      [1461, 44],
      [1472, 40],
    ],
    tone: 'h4',
  }),
  lakeWater(water),
  reflection({
    from: -40,
    to: 480,
    horizon: 640,
    outline: [
      [120, 680],
      [-40, 700],
    ],
    tone: 'h2',
    opacity: 0.5,
  }),
  reflection({
    from: 1130,
    to: 1650,
    horizon: 640,
    outline: [
      [1640, 710],
      [1130, 640],
    ],
    tone: 'h2',
    opacity: 0.5,
  }),
  ripples({ area: [20, 652, 1600, 860], groups: 20, seed: 76, of: 'shade', free: [[560, 1040]] }),
  ripples({
    area: [20, 655, 1600, 850],
    groups: 14,
    seed: 77,
    of: 'light',
    opacity: 0.5,
    free: [[560, 1040]],
  }),
  horizonLine(water),
];

const foreground = [
  reeds({ from: 14, to: 242, y: 915, height: 243, blades: 15, seed: 78, tone: 'h4', lean: 'right' }),
  reeds({
    from: -18,
    to: 170,
    y: 915,
    height: 190,
    blades: 15,
    seed: 79,
    tone: 'h5',
    lean: 'right',
    cattails: [
      [30, 214, 14],
      [70, 280, 50],
      [144, 228, 40],
    ],
  }),
  reeds({
    from: 1390,
    to: 1560,
    y: 915,
    height: 105,
    blades: 12,
    seed: 80,
    tone: 'h5',
    lean: 'left',
    cattails: [
      [1440, 190, -34],
      [1500, 150, -16],
    ],
  }),
  shore(
    [
      [-40, 858],
      [140, 848],
      [360, 866],
      [640, 884],
      [920, 886],
      [1200, 872],
      [1440, 850],
      [1640, 842],
    ],
    910,
  ),
];

/** What lies behind the circle. */
export const still = composeScene({ name: 'still', ...frame, pieces: behind });

/** What lies before the circle. */
export const stillInFront = composeScene({
  name: 'still-in-front',
  ...frame,
  pieces: [...inFront, ...foreground],
});

/** The circle's light on the water. */
export const stillGlint = composeScene({
  name: 'still-glint',
  ...frame,
  pieces: [glint(sun, { seed: 81, gap: 10.5 })],
});
