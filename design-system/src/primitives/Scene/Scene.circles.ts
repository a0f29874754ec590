/** The circle of each scene that moves to the next page, as its drawing has it: `y` is the circle's foot. */
export const transitionCircles = {
  lake: { width: 1600, height: 1000, x: 1080, y: 740, radius: 172 },
  shore: { width: 900, height: 1200, x: 520, y: 800, radius: 150 },
  strip: { width: 600, height: 170, x: 430, y: 122, radius: 40 },
} as const;

export type ViewTransitionSceneName = keyof typeof transitionCircles;
