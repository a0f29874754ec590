import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { languages, type Language } from '@stillpoint/translations';
import { createI18n } from '../i18n.ts';
import { drawPlayer } from './playerFragment.tsx';

const base = ':root{--color-text:#000;--color-unread:#fff}h2,h6{margin:0}';

function playerIn(language: Language, member = false) {
  const words = (name: string) => {
    const file = join(import.meta.dirname, '../../../../translations', language, `${name}.json`);
    return JSON.parse(readFileSync(file, 'utf8')) as object;
  };
  const missing: unknown[] = [];
  const i18n = createI18n(language, { exercises: words('exercises'), moments: words('moments') }, (each) =>
    missing.push(each),
  );
  const drawn = drawPlayer({ exercise: 'four-and-four', language, member }, { i18n, baseStyles: base });
  expect(missing).toEqual([]);
  const page = new DOMParser().parseFromString(drawn.html, 'text/html');
  return { page, css: drawn.styles };
}

test.each(languages)('the player in "%s" has a heading below that of the page, and its sound', (language) => {
  const { page } = playerIn(language);
  const words = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../../../translations', language, 'exercises.json'), 'utf8'),
  ) as { fourAndFour: { title: string } };
  expect(page.querySelector('h2')?.textContent).toBe(words.fourAndFour.title);
  expect(page.querySelector('audio')?.getAttribute('src')).toMatch(/^\/static\/exercises\/.*\.mp3$/);
});

test('its class names and ids are none of the page’s, and each class has a rule', () => {
  const { page, css } = playerIn('en');
  const classes = [...page.body.querySelectorAll('[class]')].flatMap((part) => [...part.classList]);
  expect(classes.length).toBeGreaterThan(10);
  for (const name of classes) {
    expect(name).toMatch(/^player\d+$/);
    expect(css).toContain(`.${name}`);
  }
  for (const { id } of page.body.querySelectorAll('[id]')) expect(id).toContain('player-');
});

test('it brings of the base styles what it reads, in a layer, before its own', () => {
  const { css } = playerIn('en');
  expect(css).toMatch(/^@layer stillpoint\.part\{:root\{--color-text:#000\}h2\{margin:0\}\}/);
  expect(css.indexOf('.player0')).toBeGreaterThan(css.indexOf('@layer'));
});

test('members alone are led on to sharing it', () => {
  const share = '/de/moment/share?exercise=four-and-four';
  expect(playerIn('de', true).page.querySelector(`a[href="${share}"]`)).not.toBeNull();
  expect(playerIn('de').page.querySelector('a')).toBeNull();
});
