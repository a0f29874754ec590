import { expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { values } from '../../design-system/src/tokens/generated/values.ts';
import { inDesignSystem } from './paths.ts';

test.each(['src/tokens/generated/tokens.css', 'generated/scenes.css'])(
  'the rules of %s have no specificity, so that a colour of an app overrides them by day and by night',
  (path) => {
    const css = readFileSync(inDesignSystem(path), 'utf8');
    const selectors = Array.from(css.matchAll(/^([^\s@}].*) \{$/gm), ([, selector]) => selector);

    expect(selectors.length).toBeGreaterThan(6);
    expect(selectors.filter((selector) => !/^:where\(.*\)(::before)?$/.test(String(selector)))).toEqual([]);
  },
);

test.each(['src/tokens/generated/tokens.css', 'src/base.css'])(
  'all rules of %s are in one layer, so that those of an app that are in none go before them',
  (path) => {
    const css = readFileSync(inDesignSystem(path), 'utf8').trim();
    expect(outsideOfBraces(css)).toBe('@layer stillpoint');
  },
);

test('each colour and each shadow is declared once for both themes, so that one declaration overrides it', () => {
  const css = readFileSync(inDesignSystem('src/tokens/generated/tokens.css'), 'utf8');
  const names = Array.from(css.matchAll(/^ *(--(?:color|shadow)-[\w-]+):/gm), ([, name]) => name);

  expect(names).toHaveLength(Object.keys(values.day.color).length + Object.keys(values.day.shadow).length);
  expect(new Set(names).size).toBe(names.length);
  expect(css).toContain('--color-page: light-dark(#FFFAF3, #14122B);');
});

test('a shadow whose lengths differ by theme is two, of which one has no colour', () => {
  const css = readFileSync(inDesignSystem('src/tokens/generated/tokens.css'), 'utf8');
  expect(css).toContain(
    '--shadow-rest: 0px 1px 2px 0px light-dark(#5434600a, #04031040), ' +
      '0px 10px 32px -12px light-dark(#5434601f, #0000), 0px 12px 32px -12px light-dark(#0000, #04031080);',
  );
});

test.each(['generated/fonts.css', 'generated/scenes.css'])(
  '%s names its files relative to itself, so that the bundler of an app finds them',
  (path) => {
    const css = readFileSync(inDesignSystem(path), 'utf8');
    const addresses = Array.from(css.matchAll(/url\('([^']*)'\)/g), ([, address]) => address);

    expect(addresses.length).toBeGreaterThan(1);
    for (const address of addresses) {
      expect(address).toMatch(/^\.\/static\//);
      expect(() => readFileSync(inDesignSystem('generated', String(address)))).not.toThrow();
    }
  },
);

/** What a style sheet has outside of all braces. */
function outsideOfBraces(css: string): string {
  let depth = 0;
  let outside = '';
  for (const character of css) {
    if (character === '}') depth -= 1;
    else if (character === '{') depth += 1;
    else if (depth === 0) outside += character;
  }
  return outside.trim();
}
