import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { join } from 'node:path';
import { build } from 'vite';
import type { Problem } from '../review/problems/record.ts';
import type { measuring } from './measuringInPage.ts';

declare global {
  interface Window {
    inPage: { measuring: typeof measuring };
  }
}

let script = '';

test.beforeAll(async () => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      ...{ write: false, minify: false, reportCompressedSize: false },
      lib: { entry: join(import.meta.dirname, 'measuringInPage.ts'), name: 'inPage', formats: ['iife'] },
    },
  });
  const [output] = [built].flat();
  if (output === undefined || !('output' in output)) throw new Error('Nothing was built');
  script = output.output[0].code;
});

/** The problems of a page of 360 pixels that has this in its body. */
async function problemsOf(page: Page, body: string): Promise<Problem[]> {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.setContent(
    `<!doctype html><html lang="en"><title>x</title><style>body { margin: 8px; font: 16px/24px sans-serif }</style><body>${body}`,
  );
  await page.addScriptTag({ content: script });
  return page.evaluate(() => window.inPage.measuring.wordProblems());
}

const broken: Record<string, [body: string, expected: Partial<Problem>]> = {
  'a line that ends in an ellipsis': [
    '<p style="width: 80px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">Willkommen zurück</p>',
    { kind: 'clipped', text: 'Willkommen zurück' },
  ],
  'a line that its box is too low for': [
    '<div style="height: 14px; overflow: hidden"><p style="margin: 0">Half of it</p></div>',
    { kind: 'clipped', text: 'Half of it' },
  ],
  'lines after the last that is allowed': [
    '<p style="width: 100px; overflow: hidden; display: -webkit-box; -webkit-line-clamp: 1; -webkit-box-orient: vertical">One line and another one</p>',
    { kind: 'clipped', text: 'One line and another one' },
  ],
  'a chosen option that is longer than its field': [
    '<select style="width: 90px"><option>Deutschland, Österreich und die Schweiz</select>',
    { kind: 'clipped', text: 'Deutschland, Österreich und die Schweiz' },
  ],
  'a placeholder that is longer than its field': [
    '<input style="width: 90px" placeholder="Name und Vorname wie im Ausweis">',
    { kind: 'clipped', text: 'Name und Vorname wie im Ausweis' },
  ],
  'words on words': [
    '<p>First words</p><p style="margin-top: -36px">Second words</p>',
    { kind: 'overlapping', text: 'First words', other: 'Second words' },
  ],
  'words past the side': [
    '<p style="white-space: nowrap; width: 200px">Donaudampfschifffahrtsgesellschaftskapitänsmütze</p>',
    { kind: 'outside', text: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze' },
  ],
  'a page that is too wide without words': [
    '<div style="width: 400px; height: 9px; background: tan"></div>',
    { kind: 'outside', text: '', pixels: 48 },
  ],
  'a button of three lines': [
    '<button data-variant="primary" style="width: 90px">Jetzt kostenpflichtig für ein Jahr bestellen</button>',
    { kind: 'tooManyLines', allowed: 2 },
  ],
  'a placeholder that was not filled in': [
    '<p>Hello {{name}}</p>',
    { kind: 'missingPlaceholder', text: 'Hello {{name}}', found: '{{name}}' },
  ],
  'a value of a program': ['<p>undefined days left</p>', { kind: 'missingPlaceholder', found: 'undefined' }],
};

for (const [name, [body, expected]] of Object.entries(broken)) {
  test(`${name} is found, with its place`, async ({ page }) => {
    const problems = await problemsOf(page, body);
    expect(problems).toEqual([expect.objectContaining(expected)]);
    if (expected.text !== '') expect(problems[0]?.place?.width).toBeGreaterThan(20);
  });
}

const whole: Record<string, string> = {
  'words that fit':
    '<p>One</p><p>Two</p><button data-variant="primary" style="width: 90px">Two lines here</button>',
  'words for screen readers alone':
    '<p style="position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap">Close the window</p>',
  'what is closed':
    '<details><summary>More</summary><p style="width: 9px; overflow: hidden">Hidden words</p></details>',
  'what one can scroll to':
    '<div style="width: 90px; overflow-x: auto; white-space: nowrap"><p>One word after the other</p></div>',
  'a name that a drawing shortens, beside another one':
    '<div aria-hidden="true" style="display: flex">' +
    '<p style="width: 60px; overflow: hidden; text-overflow: ellipsis">Maximiliane</p>'.repeat(2) +
    '</div>',
  'a part that is folded': '<div style="height: 0; overflow: hidden"><p>Folded</p></div>',
  'a bar that stays in view above the page':
    '<p>Words of the page</p><div style="position: fixed; inset: 8px 8px auto; background: white"><p>Words of the bar</p></div>',
  'a link in a sentence': '<p>By our <a href="#">terms</a> you <b>pay</b> today.</p>',
  'an open dialog above the page':
    '<p>Page</p><dialog open style="position: absolute; top: 0">Dialog</dialog>',
  'what was typed and is longer than its field':
    '<input style="width: 60px" value="alexandra.morgan@example.com">',
};

for (const [name, body] of Object.entries(whole)) {
  test(`${name}: no problem`, async ({ page }) => {
    expect(await problemsOf(page, body)).toEqual([]);
  });
}

test('words of too little contrast are found, with what they have and need', async ({ page }) => {
  await problemsOf(
    page,
    '<main><h1>Title</h1><p style="color: #aaa; background: #fff">Pale words</p></main>',
  );
  const problems = await page.evaluate(() => window.inPage.measuring.lowContrast('night'));
  expect(problems).toEqual([
    expect.objectContaining({
      ...{ kind: 'contrast', text: 'Pale words', theme: 'night', ratio: 2.32, needed: 4.5 },
    }),
  ]);
});

test('how long a text may be is found by making it longer, and the page is left as it was', async ({
  page,
}) => {
  const body =
    '<p style="width: 12ch; overflow: hidden; white-space: nowrap; font-family: monospace">Anmelden</p><p>Frei <b>steht</b> es</p><p>Und mehr: nichts</p>';
  await problemsOf(page, body);
  const before = await page.innerHTML('body');
  const found = await page.evaluate(() =>
    window.inPage.measuring.room({ Anmelden: 'a:login', 'Frei steht es': 'a:free', nichts: 'a:part' }),
  );
  expect(found).toEqual({ keys: ['a:login', 'a:free'], room: { 'a:login': { most: 12, width: 360 } } });
  expect(await page.innerHTML('body')).toBe(before);
});
