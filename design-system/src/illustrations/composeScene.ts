import { gradients } from './gradients.ts';
import type { GradientName } from './gradients.ts';
import { element } from './kit/svg.ts';
import type { Palette } from './palette.ts';

/** What a piece of a scene paints with. */
export interface Paint {
  art: Palette;
  /** A `fill` that runs through a gradient; the scene then carries that gradient. */
  gradient: (name: GradientName) => string;
  /** An id that is the scene's own, for a piece that needs one. */
  id: (part: string) => string;
}

/** One piece of a scene: a figure or a stretch of land, drawn with whatever mood is given. */
export type Drawing = (paint: Paint) => string;

/** A scene as data. */
export interface SceneDescription {
  name: string;
  /** Width and height of the composition, in its own units. */
  size: readonly [width: number, height: number];
  /** Sky to draw above the composition, for boxes that are taller than it is. */
  above?: number;
  /** From far to near. */
  pieces: readonly Drawing[];
}

/** A scene that can be drawn in any mood. */
export interface Scene extends SceneDescription {
  draw: (art: Palette) => string;
}

/** Makes a scene of its pieces. What does not fit its box is cut from the sides and from the top, never from the foot. */
export function composeScene(description: SceneDescription): Scene {
  return { ...description, draw: (art) => drawScene(description, art) };
}

function drawScene(
  { name, size: [width, height], above = 0, pieces }: SceneDescription,
  art: Palette,
): string {
  const used = new Set<GradientName>();
  const idOf = (part: string) => `${name}-${part}`;

  const drawn = pieces.map((piece) =>
    piece({
      art,
      id: idOf,
      gradient: (gradient) => {
        used.add(gradient);
        return `url(#${idOf(gradient)})`;
      },
    }),
  );
  const definitions = Array.from(used, (gradient) => gradients[gradient](idOf(gradient), art));

  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 ${-above} ${width} ${height + above}`,
      preserveAspectRatio: 'xMidYMax slice',
    },
    ...(definitions.length > 0 ? [element('defs', {}, ...definitions)] : []),
    ...drawn,
  );
}
