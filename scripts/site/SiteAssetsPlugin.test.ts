import { expect, test } from 'vitest';
import { root } from '../root.ts';
import { SiteAssetsPlugin } from './SiteAssetsPlugin.ts';

const plugin = new SiteAssetsPlugin({ root });

test('the styles of all pages name their files below /static, each with the hash of its content', () => {
  const addresses = Array.from(plugin.baseStyles().matchAll(/url\(([^)]*)\)/g), ([, address]) => address);

  expect(addresses.length).toBeGreaterThan(40);
  expect(
    addresses.filter((address) => !/^\/static\/[\w/-]+\.\w+\?v=[\da-f]{10}$/.test(address ?? '')),
  ).toEqual([]);
});

test('a preload has the address that the styles ask for', () => {
  const styles = plugin.baseStyles();

  expect(styles).toContain(`url(${plugin.versioned('/static/fonts/fraunces.woff2')})`);
  expect(styles).toContain(`url(${plugin.scenes()['lake-day']})`);
});
