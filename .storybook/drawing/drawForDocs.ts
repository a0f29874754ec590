import { drawingBy, type Drawing } from '../review/drawing.ts';
import { drawInPage } from './drawInPage.ts';

let inWorker: Drawing | undefined;

/** Draws a story for a page of documentation: in a worker, which the first starts, or in development in the page. */
export const drawForDocs: Drawing = (...asked) => {
  if (import.meta.env.DEV) return drawInPage(...asked);
  inWorker ??= drawingBy(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }));
  return inWorker(...asked);
};
