import { element } from './kit/svg.ts';
import type { LandTone, Palette } from './palette.ts';

/** Every gradient runs from the top of what it fills to its foot. */
export type GradientName = 'orb' | 'sky' | 'water' | LandTone;

type Stop = [share: number, tone: string];

/** The `<linearGradient>` of each name. */
export const gradients: Record<GradientName, (id: string, art: Palette) => string> = {
  orb: (id, { orbA, orbB }) =>
    gradient(id, [
      [0.4, orbA],
      [1, orbB],
    ]),
  sky: (id, { skyA, skyM, skyB }) =>
    gradient(id, [
      [0, skyA],
      [0.5, skyM],
      [1, skyB],
    ]),
  water: (id, { waterA, waterB }) =>
    gradient(id, [
      [0, waterA],
      [1, waterB],
    ]),
  h1: (id, art) => mistedLand(id, 'h1', art),
  h2: (id, art) => mistedLand(id, 'h2', art),
  h3: (id, art) => mistedLand(id, 'h3', art),
  h4: (id, art) => mistedLand(id, 'h4', art),
  h5: (id, art) => mistedLand(id, 'h5', art),
};

function mistedLand(id: string, tone: LandTone, art: Palette): string {
  return gradient(id, [
    [0.3, art[tone]],
    [1, art.mist],
  ]);
}

function gradient(id: string, stops: Stop[]): string {
  const written = stops.map(([offset, tone]) => element('stop', { offset, 'stop-color': tone }));
  return element('linearGradient', { id, x1: 0, y1: 0, x2: 0, y2: 1 }, ...written);
}
