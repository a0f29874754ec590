import { composeScene } from '../composeScene.ts';
import { orb } from '../kit/orb.ts';

/** The circle alone, filling its box: it rests on the edge of a card, and breathes on the still lake. */
export const orbScene = composeScene({
  name: 'orb',
  size: [200, 200],
  pieces: [orb({ x: 100, y: 200, radius: 100 })],
});
