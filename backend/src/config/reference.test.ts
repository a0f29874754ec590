import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { meanings } from './meanings.ts';
import { configurationReference, variablesRead } from './reference.ts';

test('each variable that is read has a meaning, and no other has one', () => {
  const explained = Object.values(meanings).flatMap((group) => Object.keys(group));
  expect(explained.toSorted()).toEqual([...variablesRead()].toSorted());
});

test('the reference is what the configuration says', () => {
  const page = readFileSync(new URL('../../../docs/configuration.md', import.meta.url), 'utf8');
  expect(contentOf(page)).toBe(contentOf(configurationReference()));
});

/** A page without what a formatter does to tables. */
function contentOf(page: string): string {
  return page.replaceAll(/-{2,}/g, '-').replaceAll(/ +/g, ' ');
}
