import { transitionCircles } from '../../design-system/src/primitives/Scene/Scene.circles.ts';
import { textNodesIn } from './overflow.ts';

const { lake } = transitionCircles;

/**
 * The circle of each scene that words stand above: its middle and its foot, which is measured from the drawing's. `still`
 * has it at the height to which it breathes.
 */
const circlesBelowWords = {
  lake: { width: lake.width, x: lake.x, foot: lake.height - lake.y, size: 2 * lake.radius },
  still: { width: 1600, x: 800, foot: 260, size: 297 },
  passing: { width: 1200, x: 600, foot: 140, size: 236 },
  missing: { width: 1200, x: 716, foot: 290, size: 240 },
} as const;

/** Words that stand on the circle of a landscape. */
export function wordsOnCircle(): string[] {
  const circles = Object.entries(circlesBelowWords).flatMap(([name, drawn]) =>
    Array.from(document.querySelectorAll(`[data-fit='scene'][data-scene='${name}']`), (scene) => {
      const { left, bottom, width } = scene.getBoundingClientRect();
      const unit = width / drawn.width;
      const radius = (drawn.size / 2) * unit;
      return { x: left + drawn.x * unit, y: bottom - drawn.foot * unit - radius, radius };
    }),
  );
  if (circles.length === 0) return [];

  return textNodesIn(document.body).flatMap((text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    const isOnCircle = Array.from(range.getClientRects()).some((line) =>
      circles.some((circle) => touches(line, circle)),
    );
    return isOnCircle ? [`“${text.data.trim().slice(0, 40)}” stands on the circle`] : [];
  });
}

function touches(line: DOMRect, { x, y, radius }: { x: number; y: number; radius: number }): boolean {
  const nearestX = Math.min(Math.max(x, line.left), line.right);
  const nearestY = Math.min(Math.max(y, line.top), line.bottom);
  return Math.hypot(x - nearestX, y - nearestY) < radius;
}
