/** Where a story stands. */
export interface StoryAddress {
  importPath: string;
  exportName: string;
}

/** What a story is drawn in. */
export interface StoryLook {
  language: string;
  theme: string;
}

/** Draws a story as an HTML document without scripts. */
export type Drawing = (story: StoryAddress, look: StoryLook, signal: AbortSignal) => Promise<string>;

/** A message to the worker that draws: draw a story, or drop a drawing. */
export type DrawingRequest = { number: number; story: StoryAddress; look: StoryLook } | { cancel: number };

/** The worker's reply to the request of that number. */
export type DrawingReply = { number: number } & ({ html: string } | { fault: string });

/** Draws stories by a worker, so that the page stays free to answer to scrolling and pressing. */
export function drawingBy(worker: Worker): Drawing {
  const open = new Map<number, PromiseWithResolvers<string>>();
  let last = 0;

  worker.addEventListener('message', ({ data }: MessageEvent<DrawingReply>) => {
    const asked = open.get(data.number);
    open.delete(data.number);
    if ('html' in data) asked?.resolve(data.html);
    else asked?.reject(new Error(data.fault));
  });
  worker.addEventListener('error', ({ message }) => {
    for (const { reject } of open.values()) reject(new Error(message));
    open.clear();
  });

  return ({ importPath, exportName }, look, signal) => {
    last += 1;
    const number = last;
    const asked = Promise.withResolvers<string>();
    open.set(number, asked);
    send(worker, { number, story: { importPath, exportName }, look });
    signal.addEventListener('abort', () => {
      if (!open.delete(number)) return;
      send(worker, { cancel: number });
      asked.reject(signal.reason);
    });
    return asked.promise;
  };
}

function send(worker: Worker, request: DrawingRequest) {
  worker.postMessage(request);
}

/** Sent to the frame of a preview by the preview in it, as soon as it can draw. Its detail is the `Drawing`. */
export const drawingReady = 'stillpoint:drawing-ready';
