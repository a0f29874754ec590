import { composeScene } from '../composeScene.ts';
import { clouds } from '../kit/clouds.ts';
import { hill } from '../kit/land.ts';
import { reeds } from '../kit/reeds.ts';
import { wideGlow } from '../kit/rings.ts';
import { ripples } from '../kit/ripples.ts';
import { lakeWater } from '../kit/water.ts';
import type { Point } from '../kit/path.ts';

/** A shore with room for everybody: the circles that rest on its horizon are people. */
const water = { width: 1200, horizon: 330, depth: 140 };
const farLeft: Point[] = [
  [-40, 286],
  [90, 262],
  [220, 252],
  [340, 276],
  [470, 306],
  [600, 322],
  [720, 330],
];
const farRight: Point[] = [
  [640, 330],
  [760, 318],
  [880, 282],
  [990, 244],
  [1080, 236],
  [1240, 206],
];
const near: Point[] = [
  [900, 330],
  [1000, 312],
  [1110, 290],
  [1240, 280],
];

export const seats = composeScene({
  name: 'seats',
  size: [1200, 460],
  pieces: [
    wideGlow({ x: 600, y: 330 }),
    // Below the words of two lines that stand on the sky.
    clouds([
      [840, 212, 300],
      [965, 228, 170],
    ]),
    hill({
      crest: farLeft,
      foot: 330,
      tone: 'h1',
      mist: 0.5,
      engraving: { lines: 2, seed: 142, opacity: 0.4 },
    }),
    hill({
      crest: farRight,
      foot: 330,
      tone: 'h1',
      mist: 0.5,
      engraving: { lines: 2, seed: 143, opacity: 0.4 },
    }),
    hill({ crest: near, foot: 330, tone: 'h2', mist: 0.5 }),
    lakeWater(water),
    ripples({ area: [20, 395, 1200, 455], groups: 9, seed: 144, of: 'light' }),
    reeds({ from: 1096, to: 1214, y: 470, height: 195, blades: 13, seed: 145, tone: 'h4', lean: 'left' }),
    reeds({
      from: 1086,
      to: 1178,
      y: 470,
      height: 134,
      blades: 11,
      seed: 146,
      tone: 'h5',
      lean: 'left',
      cattails: [
        [1118, 210, -34],
        [1160, 250, -26],
      ],
    }),
  ],
});
