/** @vitest-environment node */
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { languages } from '@stillpoint/translations';
import { transcriptsAddress, transcriptsIn } from './transcript.ts';

const storyFile = './design-system/src/screens/account/Account/Account.stories.tsx';

test('a screen has a file a language; other components have none', () => {
  expect(transcriptsAddress(storyFile, 'de')).toBe('transcripts/de/Account.txt');
  expect(
    transcriptsAddress('./design-system/src/primitives/Button/Button.stories.tsx', 'de'),
  ).toBeUndefined();
  expect(transcriptsAddress(storyFile, 'pseudo')).toBeUndefined();
});

test('a file is read story by story', () => {
  expect(transcriptsIn('# One\n\nmain\nheading, A # B, level 1\n\n# Two\n\nmain\n')).toEqual([
    { story: 'One', lines: ['main', 'heading, A # B, level 1'] },
    { story: 'Two', lines: ['main'] },
  ]);
});

// `npm run transcripts -- --check` compares what each says; here, only that none is missing and none is left over.
test('each screen has a transcript of each of its stories, in each language', () => {
  const stories = globSync('design-system/src/screens/**/*.stories.tsx')
    .map((file) => {
      const count = readFileSync(file, 'utf8').match(/^export const [A-Z]/gm)?.length ?? 0;
      return `${basename(file, '.stories.tsx')}: ${count}`;
    })
    .sort();
  for (const language of languages) {
    const transcripts = globSync(`design-system/transcripts/${language}/*.txt`).map(
      (file) => `${basename(file, '.txt')}: ${transcriptsIn(readFileSync(file, 'utf8')).length}`,
    );
    expect(transcripts.sort(), language).toEqual(stories);
  }
});
