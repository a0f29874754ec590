/** @vitest-environment node */
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { expect, test } from 'vitest';
import { languages } from '@stillpoint/translations';
import { transcriptsAddress, transcriptsIn } from './transcript.ts';

const storyFile = './design-system/src/screens/account/Account/Account.stories.tsx';

test('a screen has a file a language; other components have none', () => {
  expect(transcriptsAddress(storyFile, 'de')).toBe('transcripts/de/Account.txt');
  expect(
    transcriptsAddress('./design-system/src/primitives/Button/Button.stories.tsx', 'de'),
  ).toBeUndefined();
});

test('a file is read story by story', () => {
  expect(transcriptsIn('# One\n\nmain\nheading, A # B, level 1\n\n# Two\n\nmain\n')).toEqual([
    { story: 'One', lines: ['main', 'heading, A # B, level 1'] },
    { story: 'Two', lines: ['main'] },
  ]);
});

// The stories' tests compare what each says; a file or a story that is gone would stay.
test('each transcript is of a story that exists, in each language', () => {
  const files = globSync('design-system/src/screens/**/*.stories.tsx');
  const names = new Set(files.map((file) => basename(file, '.stories.tsx')));
  for (const language of languages) {
    const transcripts = globSync(`design-system/transcripts/${language}/*.txt`);
    expect(transcripts.map((file) => basename(file, '.txt')).sort()).toEqual([...names].sort());
  }
  expect(new Set(globSync('design-system/transcripts/*/*').map((file) => basename(dirname(file))))).toEqual(
    new Set(languages),
  );
  expect(readFileSync('design-system/transcripts/de/Account.txt', 'utf8')).toContain('main');
});
