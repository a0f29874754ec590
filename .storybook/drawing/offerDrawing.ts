import { drawingReady, offeredAs } from '../review/drawing.ts';
import { drawInPage, readInPage } from './drawInPage.ts';

/** Gives the page around this frame, which has the same origin, the means to draw and to read stories. */
export function offerDrawing() {
  window[offeredAs] = { draw: drawInPage, read: readInPage };
  window.frameElement?.dispatchEvent(new CustomEvent(drawingReady, { detail: drawInPage }));
}
