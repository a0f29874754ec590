import { composeStory } from 'storybook/preview-api';
import { type TestContext } from 'vitest';
import { languages } from '@stillpoint/translations';
import type { StoryUnderTest } from '../test-run/storyUnderTest.ts';
import { listenToAnnouncements, readAloud } from './spoken.ts';
import { noteSpoken } from './transcripts.ts';

export { convertToFilePath } from '../test-run/storyUnderTest.ts';
export { testTranscripts } from './transcripts.ts';

// Storybook's own hidden elements are no part of a story.
for (const part of document.querySelectorAll('.sb-wrapper, #storybook-docs')) part.remove();

/** Shows a story in every language, hears what is announced, and reads it from its top to its end. */
export function testStory({ story, meta, exportName }: StoryUnderTest) {
  return async ({ task }: TestContext) => {
    for (const language of languages) {
      const composed = composeStory(
        story,
        meta,
        { initialGlobals: { language, theme: 'day', a11y: { manual: true } } },
        globalThis.globalProjectAnnotations,
        exportName,
      );
      let announced: string[] = [];
      // Hearing costs time at each change, and without a play nothing is announced.
      if (composed.play === undefined) await composed.run();
      else {
        const heard = await listenToAnnouncements();
        await composed.run();
        announced = await heard();
      }
      noteSpoken(language, task.name, { announced, read: await readAloud() });
    }
  };
}
