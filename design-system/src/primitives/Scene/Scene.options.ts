/** Every scene that can be shown. `lake` opens a page, `still` breathes, `foot` ends it. */
export const sceneNames = [
  'lake',
  'shore',
  'valley',
  'still',
  'strip',
  'foot',
  'missing',
  'passing',
  'risen',
  'seats',
  'hour-sit',
  'hour-breathe',
  'hour-sleep',
  'orb',
  'rings',
] as const;

export type SceneName = (typeof sceneNames)[number];

/** `scene` keeps the drawing's own ratio; `cover` fills its container and crops the top and the sides. */
export const sceneFits = ['scene', 'cover'] as const;

export type SceneFit = (typeof sceneFits)[number];

/** The drawings that lie over `still` and move, and the stars around words. */
export const sceneLayers = ['orb', 'still-in-front', 'still-glint', 'stars'] as const;
