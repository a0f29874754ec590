import * as React from 'react';
import { drawingBy, type Drawing } from './drawing.ts';

declare global {
  interface Window {
    /** Set in the head of a built manager's page: where the worker's module is. */
    drawingWorkerAddress?: string;
    /** Started in the head of the manager's page where its address names a page that shows pictures. */
    drawingWorker?: Worker | undefined;
  }
}

/**
 * Gives the means to draw stories: a worker's. In development, where a worker would not follow changes of the source,
 * they are those that a frame of the preview offers, and undefined until it does.
 */
export function useDrawing(): { draw: Drawing | undefined; onOffer: ((draw: Drawing) => void) | undefined } {
  const [worker] = React.useState(startWorker);
  const [offered, setOffered] = React.useState<Drawing>();
  const onOffer = React.useCallback((draw: Drawing) => setOffered(() => draw), []);
  const ofWorker = React.useMemo(() => (worker === undefined ? undefined : drawingBy(worker)), [worker]);

  React.useEffect(() => () => worker?.terminate(), [worker]);

  return worker === undefined ? { draw: offered, onOffer } : { draw: ofWorker, onOffer: undefined };
}

function startWorker(): Worker | undefined {
  const { drawingWorker, drawingWorkerAddress } = window;
  window.drawingWorker = undefined;
  if (drawingWorker !== undefined || drawingWorkerAddress === undefined) return drawingWorker;
  return new Worker(drawingWorkerAddress, { type: 'module' });
}
