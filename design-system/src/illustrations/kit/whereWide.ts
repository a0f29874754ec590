import type { Drawing } from '../composeScene.ts';
import { element } from './svg.ts';

/** Shows a piece only where the whole scene is drawn at least so many pixels wide: words take its place below that. */
export function whereWide(width: number, piece: Drawing): Drawing {
  return (paint) => {
    const drawn = piece(paint);
    return (
      drawn &&
      `<style>@media (max-width:${width - 1}px){.wide{display:none}}</style>${element('g', { class: 'wide' }, drawn)}`
    );
  };
}
