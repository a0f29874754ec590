import { expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { inDesignSystem } from '../paths.ts';

const generated = (name: string) => readFileSync(inDesignSystem('src/tokens/generated', name), 'utf8');

test('each variable of the style sheet is documented, with what it is for and a value', () => {
  const lines = generated('variables.md').matchAll(/^\| `(--[\w-]+)` \| ([^|]+) \| `([^`]+)` \|/gm);
  const documented = Array.from(lines, ([, name]) => name);
  const declared = generated('tokens.css').matchAll(/^\s*(--[\w-]+):/gm);

  expect(documented.sort()).toEqual([...new Set(Array.from(declared, ([, name]) => name))].sort());
});

test('colours have a value by day and one by night', () => {
  expect(generated('variables.md')).toMatch(/^\| `--color-page` \| [^|]+ \| `#FFFAF3` \| `#14122B` \|$/m);
});
