import { keptEdits, textsOf, type OwnTexts } from './copy-desk/edits.ts';
import type { Samples } from './copy-desk/events.ts';

/** Where a story stands. */
export interface StoryAddress {
  importPath: string;
  exportName: string;
}

/** What a story is drawn in. */
export interface StoryLook {
  language: string;
  theme: string;
  /** Texts in place of those of the files. Without them, those that the copy desk keeps in this browser. */
  texts?: OwnTexts;
}

/** Draws a story as an HTML document without scripts. */
export type Drawing = (story: StoryAddress, look: StoryLook, signal: AbortSignal) => Promise<string>;

/** Gives the texts that a story asks for while it is drawn: their keys, each with samples of its placeholders. */
export type Reading = (story: StoryAddress) => Promise<Samples>;

/** A message to the worker that draws: draw a story, drop a drawing, or say which texts a story asks for. */
export type DrawingRequest =
  | { number: number; story: StoryAddress; look: StoryLook }
  | { cancel: number }
  | { reading: number; story: StoryAddress };

/** The worker's reply to the request for texts of that number. */
export interface ReadingReply {
  reading: number;
  samples: Samples;
}

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
    send(worker, {
      number,
      story: { importPath, exportName },
      look: { texts: textsOf(keptEdits()), ...look },
    });
    signal.addEventListener('abort', () => {
      if (!open.delete(number)) return;
      send(worker, { cancel: number });
      asked.reject(signal.reason);
    });
    return asked.promise;
  };
}

/** Reads stories by a worker. A story that cannot be drawn asks for nothing. */
export function readingBy(worker: Worker): Reading {
  const open = new Map<number, (samples: Samples) => void>();
  let last = 0;

  worker.addEventListener('message', ({ data }: MessageEvent<ReadingReply>) => {
    open.get(data.reading)?.(data.samples);
    open.delete(data.reading);
  });

  return ({ importPath, exportName }) => {
    last += 1;
    const reading = last;
    return new Promise((resolve) => {
      open.set(reading, resolve);
      send(worker, { reading, story: { importPath, exportName } });
    });
  };
}

function send(worker: Worker, request: DrawingRequest) {
  worker.postMessage(request);
}

/** Sent to the frame of a preview by the preview in it, as soon as it can draw. Its detail is the `Drawing`. */
export const drawingReady = 'stillpoint:drawing-ready';

/** Where the preview keeps the same for a page that comes later, such as the copy desk, beside a story. */
export const offeredAs = 'stillpointDrawing';

declare global {
  interface Window {
    [offeredAs]?: { draw: Drawing; read: Reading };
  }
}
