import { expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
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
