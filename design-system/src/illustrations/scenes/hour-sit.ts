import { composeScene } from '../composeScene.ts';
import { clouds } from '../kit/clouds.ts';
import { heron } from '../kit/heron.ts';
import { hill } from '../kit/land.ts';
import { orb } from '../kit/orb.ts';
import { reeds } from '../kit/reeds.ts';
import { rings } from '../kit/rings.ts';
import { glint, ripples } from '../kit/ripples.ts';
import { inCircle, sky } from '../kit/sky.ts';
import { horizonLine, lakeWater, shallows } from '../kit/water.ts';
import type { Point } from '../kit/path.ts';

/** The hour of sitting, at dawn. */
const sun = { x: 250, y: 262, radius: 58 };
const water = { width: 400, horizon: 262, depth: 150 };
const left: Point[] = [
  [-20, 238],
  [40, 224],
  [100, 232],
  [160, 252],
  [210, 262],
];
const right: Point[] = [
  [290, 262],
  [330, 252],
  [370, 226],
  [420, 206],
];

export const hourSit = composeScene({
  name: 'hour-sit',
  size: [400, 400],
  pieces: [
    inCircle([
      sky({ width: 400, horizon: 262 }),
      rings(sun, 5),
      orb(sun),
      clouds([
        [255, 176, 130],
        [146, 228, 120],
      ]),
      hill({
        crest: left,
        foot: 262,
        tone: 'h1',
        mist: 0.5,
        engraving: { lines: 2, seed: 152, opacity: 0.4, depth: 8 },
      }),
      hill({
        crest: right,
        foot: 262,
        tone: 'h2',
        mist: 0.5,
        engraving: { lines: 2, seed: 153, opacity: 0.4, depth: 8 },
      }),
      lakeWater(water),
      ripples({ area: [60, 290, 160, 310], groups: 1, seed: 154, of: 'shade' }),
      glint(sun, { seed: 155, gap: 4.5, lines: 15 }),
      horizonLine(water),
      shallows([
        [56, 346, 120],
        [34, 354, 180],
        [68, 362, 80],
      ]),
      heron({ x: 78, y: 345, size: 0.648, looks: 'right' }),
      reeds({
        from: 306,
        to: 392,
        y: 420,
        height: 160,
        blades: 11,
        seed: 156,
        tone: 'h5',
        lean: 'left',
        cattails: [
          [346, 160, -22],
          [376, 190, -26],
        ],
      }),
    ]),
  ],
});
