import { expect, test } from 'vitest';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sourcesIn } from './sources.ts';

test('a state is known to be stale after a change of its folder, of what all share, or of a text that it asks for', () => {
  const root = mkdtempSync(join(tmpdir(), 'review-'));
  const write = (path: string, content: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  };
  const story = 'design-system/src/screens/home/Home/Home.stories.tsx';
  const now = () => sourcesIn(root).of(story, ['home:title']);
  write(story, 'a');
  for (const language of ['en', 'de', 'es', 'fr', 'pt']) {
    for (const name of ['home', 'other']) write(`translations/${language}/${name}.json`, '{}');
  }

  const before = now();
  expect(now()).toEqual(before);

  write('translations/de/other.json', '{"a": "b"}');
  write('design-system/src/screens/home/Other/Other.tsx', 'a');
  write('design-system/src/primitives/Button/Button.test.tsx', 'a');
  expect(now()).toEqual(before);

  write('translations/de/home.json', '{"a": "b"}');
  expect(now().texts).not.toEqual(before.texts);
  expect(now().texts.fr).toBe(before.texts.fr);

  write('design-system/src/primitives/Button/Button.tsx', 'a');
  expect(now().shared).not.toBe(before.shared);

  write('design-system/src/screens/home/Home/Home.tsx', 'a');
  expect(now().folder).not.toBe(before.folder);
  rmSync(root, { recursive: true });
});
