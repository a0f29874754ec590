import { drawingReady, type Drawing } from '../review/drawing.ts';

/** Gives the page around this frame, which has the same origin, the means to draw stories. */
export function offerDrawing() {
  const draw: Drawing = async (...asked) => (await import('./drawStory.ts')).drawStory(...asked);
  window.frameElement?.dispatchEvent(new CustomEvent(drawingReady, { detail: draw }));
}
