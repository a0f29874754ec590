import { composeScene } from '../composeScene.ts';
import { orb } from '../kit/orb.ts';

/**
 * The circle alone: it rests on the edge of a card, and breathes on the still lake. The margin of 4 of 208 keeps its edge
 * whole where the box is scaled or lies between pixels.
 */
export const orbScene = composeScene({
  name: 'orb',
  size: [208, 208],
  pieces: [orb({ x: 104, y: 204, radius: 100 })],
});
