import { expect, test } from 'vitest';
import { checkTheme } from './checkTheme.ts';

test('a sheet without colours of the design system has nothing to check', () => {
  expect(checkTheme('body { margin: 0; --space-1: 2px }')).toEqual([]);
});

test('a theme whose pairs have their contrast by day and by night is right', () => {
  const sheet = `:root, [data-theme] {
    --color-action: light-dark(#0b6e4f, #7fe0b8);
    --color-action-hover: light-dark(rgb(9 92 66), oklch(0.84 0.11 165));
    --color-on-action: light-dark(#ffffff, #06281c);
  }`;
  expect(checkTheme(sheet)).toEqual([]);
});

test('a colour that is too light by night only is told with its theme, its values and the contrast that it needs', () => {
  const problems = checkTheme(
    ":root { --color-on-action: #fff } [data-theme='day'] { --color-on-action: white }",
  );
  expect(problems).toHaveLength(3);
  expect(problems[0]).toMatchObject({
    ...{ kind: 'contrast', theme: 'night', front: '--color-on-action', back: '--color-action', atLeast: 4.5 },
    written: { front: '#fff' },
  });
  const [first] = problems;
  expect(first?.kind === 'contrast' && first.contrast).toBeLessThan(4.5);
});

test('the colours for a scheme of the system are those of its theme', () => {
  const sheet = `@media (prefers-color-scheme: dark) { :root { --color-text: #222 } }`;
  expect(new Set(checkTheme(sheet).map((problem) => 'theme' in problem && problem.theme))).toEqual(
    new Set(['night']),
  );
});

test('a variable is followed to its value, and one that names itself ends', () => {
  expect(checkTheme(':root { --color-link: var(--color-text) }')).toEqual([]);
  expect(checkTheme(':root { --color-link: var(--color-link) }')[0]).toMatchObject({ kind: 'notJudged' });
});

test('what cannot be judged, and a name that is none, are told', () => {
  expect(checkTheme(':root { --color-on-action: rgb(255 255 255 / 50%) }')[0]).toMatchObject({
    ...{ kind: 'notJudged', theme: 'day', front: '--color-on-action' },
  });
  expect(checkTheme(':root { --color-acton: #000 }')).toEqual([{ kind: 'unknown', name: '--color-acton' }]);
});
