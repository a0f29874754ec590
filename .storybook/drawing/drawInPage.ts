import type { Drawing, Reading } from '../review/drawing.ts';

let previous: Promise<unknown> = Promise.resolve();

/** Draws a story in this page, one after the other. */
export const drawInPage: Drawing = (story, look, signal) =>
  inTurn(async () => {
    signal.throwIfAborted();
    const { drawStory } = await import('./drawStory.ts');
    return drawStory(story, look);
  });

/** Says which texts a story asks for, in the same turn. */
export const readInPage: Reading = (story) =>
  inTurn(async () => {
    const { readStory } = await import('./drawStory.ts');
    return readStory(story).catch(() => ({}));
  });

function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const done = previous.then(pause).then(work);
  previous = done.catch(() => undefined);
  return done;
}

/** Lets the page answer to scrolling and pressing between two drawings. */
function pause() {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
