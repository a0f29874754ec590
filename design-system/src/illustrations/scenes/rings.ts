import { composeScene } from '../composeScene.ts';
import { rings } from '../kit/rings.ts';

/** The rings of a circle that rests on a card, to be laid far behind it. */
export const ringsScene = composeScene({
  name: 'rings',
  size: [1180, 1180],
  pieces: [rings({ x: 590, y: 700, radius: 110 })],
});
