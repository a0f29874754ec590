import { expect, inject, test } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the transcripts stand: a folder a language. */
    transcriptsFolder: string;
  }
}

/** What is said of the stories of the running file, by language: a text for each story. */
const spoken = new Map<string, string[]>();

/** Notes what a screen reader says of a story in a language, and what it announced while the story was played. */
export function noteSpoken(
  language: string,
  story: string,
  { announced, read }: { announced: readonly string[]; read: readonly string[] },
): void {
  const lines = [...announced.map((phrase) => `(announced) ${phrase}`), ...read];
  spoken.set(language, [...(spoken.get(language) ?? []), `# ${story}\n\n${lines.join('\n')}\n`]);
}

/** The last test of the stories of a screen: what is said of them is what the transcripts say, a file a language. */
export function testTranscripts(): void {
  test('is read aloud as its transcripts say', async ({ task, skip }) => {
    const file = /\/screens\/.*\/([^/]+)\.stories\.tsx$/.exec(task.file.filepath)?.[1];
    const said = [...spoken];
    spoken.clear();
    skip(file === undefined, 'Only screens have transcripts.');
    skip(
      task.file.tasks.some(({ mode }) => mode === 'skip'),
      'Not all stories were asked for.',
    );
    for (const [language, stories] of said) {
      await expect(stories.join('\n')).toMatchFileSnapshot(
        `${inject('transcriptsFolder')}/${language}/${file ?? ''}.txt`,
      );
    }
  });
}
