import type { BuildStep } from '../../build-steps/run-if-changed.ts';
import { buildPackage } from './build.ts';

/** The package of the design system, in its folder `dist`. */
export const packageStep: BuildStep = {
  name: 'package',
  title: 'The package of the design system',
  inputs: [
    'design-system/{src,generated}/**',
    'design-system/*.{md,json}',
    'translations/**/*.{ts,json}',
    'scripts/design-system/package/*.ts',
    'scripts/swc/*.ts',
    '.changeset/*.md',
    'package-lock.json',
  ],
  outputs: ['design-system/dist/package.json'],
  run: buildPackage,
};
