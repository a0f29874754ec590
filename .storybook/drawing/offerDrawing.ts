import { drawingReady } from '../review/drawing.ts';
import { drawInPage } from './drawInPage.ts';

/** Gives the page around this frame, which has the same origin, the means to draw stories. */
export function offerDrawing() {
  window.frameElement?.dispatchEvent(new CustomEvent(drawingReady, { detail: drawInPage }));
}
