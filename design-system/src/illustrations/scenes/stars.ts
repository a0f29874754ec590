import { composeScene } from '../composeScene.ts';
import { stars } from '../kit/stars.ts';

/** A piece of sky that is laid side by side, around words. Empty by day. */
export const starsScene = composeScene({
  name: 'stars',
  size: [960, 720],
  pieces: [
    stars({
      sky: [{ area: [8, 8, 952, 712], count: 44 }],
      seed: 22,
      bright: [
        [212, 158, 9],
        [702, 492, 7],
      ],
    }),
  ],
});
