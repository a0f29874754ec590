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

/** Sent to the frame of a preview by the preview in it, as soon as it can draw. Its detail is the `Drawing`. */
export const drawingReady = 'stillpoint:drawing-ready';
