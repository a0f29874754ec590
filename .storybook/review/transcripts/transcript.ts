import { languages } from '@stillpoint/translations';

/** The id of the panel that shows them, as it stands in Storybook’s addresses. */
export const transcriptPanel = 'stillpoint/transcripts/panel';

/** What a screen reader says of a story. */
export interface Transcript {
  /** The story's name. */
  story: string;
  lines: readonly string[];
}

/** The address of the transcripts of a file of stories in a language. Only screens have them, in the product's languages. */
export function transcriptsAddress(importPath: string, language: string): string | undefined {
  const file = /\/screens\/.*\/([^/]+)\.stories\.tsx$/.exec(importPath)?.[1];
  const isRead = languages.some((each) => each === language);
  return file === undefined || !isRead ? undefined : `transcripts/${language}/${file}.txt`;
}

/** Reads a file of transcripts: each begins with `# ` and the name of its story. */
export function transcriptsIn(text: string): Transcript[] {
  return text
    .split(/^# /m)
    .slice(1)
    .map((part) => {
      const [story = '', ...lines] = part.split('\n');
      return { story, lines: lines.filter((line) => line !== '') };
    });
}

/** All transcripts of a file of stories in a language; undefined where there is no such file. */
export async function loadTranscripts(
  importPath: string,
  language: string,
  signal: AbortSignal,
): Promise<Transcript[] | undefined> {
  const address = transcriptsAddress(importPath, language);
  if (address === undefined) return undefined;
  const response = await fetch(address, { signal });
  const isText = response.headers.get('content-type')?.startsWith('text/plain') === true;
  return response.ok && isText ? transcriptsIn(await response.text()) : undefined;
}
