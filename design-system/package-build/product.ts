import type { Product } from '../../scripts/products/freshness.ts';
import { buildPackage } from './build.ts';

/** The package of the design system, in `dist`. */
export const builtPackage: Product = {
  name: 'package',
  title: 'The package of the design system',
  inputs: [
    'design-system/{src,generated,package-build}/**',
    'design-system/*.{md,json}',
    'translations/**/*.{ts,json}',
    'scripts/swc/*.ts',
    'package-lock.json',
  ],
  outputs: ['design-system/dist/package.json'],
  make: buildPackage,
};
