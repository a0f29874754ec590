import type { Drawing } from '../composeScene.ts';
import { element, fill } from './svg.ts';

/** The house, 32 wide, with its left wall at the origin and its foot on the horizon. */
const house = 'M0-3V-15L-4-14L13-27L32-15L29-14V-3Z';
const jetty = 'M32-7H90V-4.6H84V2.4H81.4V-4.6H59.4V2.4H57V-4.6H32Z';

/** A boathouse with a jetty. Its window is lit by dusk and at night. */
export function boathouse({ x, y, size }: { x: number; y: number; size: number }): Drawing {
  return ({ art }) =>
    element(
      'g',
      { transform: `translate(${x} ${y}) scale(${size})` },
      fill(art.h5, house + jetty),
      fill(art.window, 'M10-16h6v6h-6z'),
    );
}
