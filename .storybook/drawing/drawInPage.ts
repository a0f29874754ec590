import type { Drawing } from '../review/drawing.ts';

let previous: Promise<unknown> = Promise.resolve();

/** Draws a story in this page, one after the other. */
export const drawInPage: Drawing = (story, look, signal) => {
  const drawn = previous.then(async () => {
    await pause();
    signal.throwIfAborted();
    const { drawStory } = await import('./drawStory.ts');
    return drawStory(story, look);
  });
  previous = drawn.catch(() => undefined);
  return drawn;
};

/** Lets the page answer to scrolling and pressing between two drawings. */
function pause() {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
