import { expect, test } from 'vitest';
import { fingerprintOf, surfaceOf } from './fingerprint.ts';

const sheets = `:root { --color-a: #111; --color-b: var(--color-a); --other: 1px; --scene: url('/static/lake.svg') }
body { margin: 0 }`;
const styles = '.sc-1{color:var(--color-b);}.x1{padding:1px;}@media print{.x1{color:red;}}';
const page = '<p class="sc-1 x1" id="_R_1_">Hello</p>';

interface Side {
  html?: string;
  css?: string;
  sheet?: string;
  hashOfFile?: (address: string) => string;
}

function hash({ html = page, css = styles, sheet = sheets, hashOfFile = () => '' }: Side = {}): string {
  return fingerprintOf(html, surfaceOf(css, sheet, hashOfFile)).hash;
}

test('names of classes, animations and ids that tools made do not matter', () => {
  const css = '.y{color:var(--color-b);}.z9{padding:1px;}@media print{.z9{color:red;}}';
  expect(hash({ html: '<p class="y z9" id="_R_2f_">Hello</p>', css })).toBe(hash());

  const moving = (name: string) => `.sc-1{animation:${name} 1s;}@keyframes ${name}{from{opacity:0;}}`;
  expect(hash({ css: moving('kA') })).toBe(hash({ css: moving('kB') }));
  expect(hash({ css: moving('kA') })).not.toBe(hash({ css: moving('kA').replace('opacity:0', 'opacity:1') }));
});

test('a rule counts for the pages with its class', () => {
  expect(hash({ css: `${styles}.other{color:red;}` })).toBe(hash());
  expect(hash({ css: styles.replace('1px', '2px') })).not.toBe(hash());
  expect(hash({ css: styles.replace('color:red', 'color:blue') })).not.toBe(hash());
});

test('what only a pointer brings about is in no picture', () => {
  expect(hash({ css: `${styles}.x1:hover{color:red;}.x1:target,.x1:active{top:0;}` })).toBe(hash());
  expect(hash({ css: `${styles}.x1:hover,.x1:focus{color:red;}` })).not.toBe(hash());
  expect(hash({ css: `${styles}.x1:not(:hover){color:red;}` })).not.toBe(hash());
});

test('a variable counts for the pages that use it, by way of others too', () => {
  expect(hash({ sheet: sheets.replace('1px', '2px') })).toBe(hash());
  expect(hash({ sheet: sheets.replace('#111', '#222') })).not.toBe(hash());
  expect(
    fingerprintOf(
      page,
      surfaceOf(styles, sheets, () => ''),
    ).variables,
  ).toEqual(['--color-a', '--color-b']);
});

test('a variable inside a condition counts where the condition changes too', () => {
  const within = (query: string) => `${sheets} @media (${query}) { :root { --color-a: #000 } }`;
  expect(hash({ sheet: within('width > 1px') })).not.toBe(hash({ sheet: within('width > 2px') }));
});

test('words, base styles and the files that are named count', () => {
  expect(hash({ html: page.replace('Hello', 'Hallo') })).not.toBe(hash());
  expect(hash({ sheet: sheets.replace('margin: 0', 'margin: 1px') })).not.toBe(hash());
  const html = '<img src="/static/lake.svg">';
  expect(hash({ html, hashOfFile: () => 'a' })).not.toBe(hash({ html, hashOfFile: () => 'b' }));
});

test('the shape of a page is without its words and the values of variables', () => {
  const shape = (html: string, css = styles, sheet = sheets) =>
    fingerprintOf(
      html,
      surfaceOf(css, sheet, () => ''),
    ).shape;
  const field = '<p class="x1" aria-label="Hello">Hello</p>';
  expect(shape(field.replaceAll('Hello', 'Hallo'), styles, sheets.replace('#111', '#222'))).toBe(
    shape(field),
  );
  expect(shape(field.replace('<p', '<p hidden'))).not.toBe(shape(field));
  expect(shape(field, styles.replace('1px', '2px'))).not.toBe(shape(field));
});
