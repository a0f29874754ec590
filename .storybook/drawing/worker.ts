import type { DrawingReply, DrawingRequest, ReadingReply } from '../review/drawing.ts';

const drawing = import('./drawStory.ts');
const cancelled = new Set<number>();
let previous: Promise<unknown> = Promise.resolve();

/** Draws stories apart from the page that shows them, one after the other in the order asked for. */
addEventListener('message', ({ data }: MessageEvent<DrawingRequest>) => {
  if ('cancel' in data) {
    cancelled.add(data.cancel);
    return;
  }
  previous = previous.then(() => ('reading' in data ? read(data) : answer(data)));
});

async function answer({ number, story, look }: Extract<DrawingRequest, { number: number }>) {
  // Lets messages that cancel a drawing in before it begins.
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  if (cancelled.delete(number)) return;
  const { drawStory } = await drawing;
  postMessage(
    await drawStory(story, look).then(
      (html): DrawingReply => ({ number, html }),
      (fault: unknown): DrawingReply => ({ number, fault: String(fault) }),
    ),
  );
}

async function read({ reading, story }: Extract<DrawingRequest, { reading: number }>) {
  const { readStory } = await drawing;
  const samples = await readStory(story).catch(() => ({}));
  postMessage({ reading, samples } satisfies ReadingReply);
}
