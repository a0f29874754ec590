import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { shippedPackages } from './build-steps/shipped-packages.ts';
import { root } from './root.ts';

/** Licences under which our own code may be used and shipped as it is, with theirs beside it. */
const allowed = new Set([
  ...[
    'MIT',
    'MIT-0',
    'ISC',
    '0BSD',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'Apache-2.0',
    'BlueOak-1.0.0',
    'CC0-1.0',
  ],
  // Fonts, and data about browsers.
  ...['OFL-1.1', 'CC-BY-4.0'],
  // Of single files: what we do not change is not ours to publish.
  'MPL-2.0',
  // libvips, a library that sharp loads as it is.
  'LGPL-3.0-or-later',
]);

interface LockedPackage {
  license?: string;
  resolved?: string;
  integrity?: string;
  dev?: boolean;
  link?: boolean;
}

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, LockedPackage>;
};
const shipped = Object.entries(packages).filter(
  ([path, { dev, link }]) => path.includes('node_modules/') && dev !== true && link !== true,
);

// ASVS V14.2.4
test('each package comes from the registry, and each that is shipped with its digest', () => {
  const others = Object.entries(packages).filter(
    ([, { resolved, link }]) =>
      link !== true && resolved?.startsWith('https://registry.npmjs.org/') === false,
  );
  expect(others.map(([path]) => path)).toEqual([]);
  expect(shipped.flatMap(([path, { integrity }]) => (integrity === undefined ? [path] : []))).toEqual([]);
});

test('each package that is shipped has a licence that allows it', () => {
  expect(shipped.length).toBeGreaterThan(100);
  const refused = shipped.filter(([, { license = '' }]) => !isAllowed(license));
  expect(refused.map(([path, { license }]) => `${path}: ${license}`)).toEqual([]);
  // With the fonts and icons that the build copies.
  const bundled = shippedPackages().filter(({ license = '' }) => !isAllowed(license));
  expect(bundled.map(({ name, license }) => `${name}: ${license}`)).toEqual([]);
});

/** Of licences that are offered side by side one has to be allowed, of those that hold together each. */
function isAllowed(license: string): boolean {
  const words = license.replaceAll(/[()]/g, '');
  return words.includes(' OR ')
    ? words.split(' OR ').some((each) => allowed.has(each))
    : words.split(' AND ').every((each) => allowed.has(each));
}
