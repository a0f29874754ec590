import { composeScene } from '../composeScene.ts';
import { sky } from '../kit/sky.ts';
import { stars } from '../kit/stars.ts';
import { lake } from './lake.ts';

/** The lake with its sky, cut as pictures of links are: 1200 × 630. What it says stands at the left, above the water. */
export const linkPicture = composeScene({
  name: lake.name,
  size: [1600, 948],
  above: -108,
  pieces: [
    sky({ width: 1600, horizon: 740 }),
    stars({
      sky: [
        { area: [900, 118, 1590, 330], count: 26 },
        { area: [1290, 330, 1590, 560], count: 12 },
        { area: [430, 112, 900, 160], count: 7 },
      ],
      seed: 71,
      bright: [
        [1424, 177, 9],
        [1008, 165, 6],
      ],
    }),
    ...lake.pieces,
  ],
});
