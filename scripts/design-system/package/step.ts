import { runIfChanged, type BuildStep } from '../../build-steps/run-if-changed.ts';
import { built } from '../../build-steps/steps.ts';
import { headCommit } from '../../git.ts';
import { runOrThrow } from '../../run.ts';

const contents: BuildStep = {
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
  // Its modules import what is generated.
  run: async () => (await import('./build.ts')).buildPackage(),
};

/** What is known of each screen. The weight of its pages is that of the built site. */
const passports: BuildStep = {
  name: 'passports',
  title: 'Passports of screens',
  inputs: [
    'design-system/src/**',
    'design-system/src/screens/**/*.stories.tsx',
    'translations/**/*.{ts,json}',
    'site/{src,sagas}/**',
    'scripts/{design-system,site,translations}/**',
    'scripts/test-run/looks.ts',
    '.storybook/{passport-run,review/passports,diff-run}/*.ts',
    '.storybook/approved-differences.json',
    'package-lock.json',
  ],
  alsoReads: () => headCommit() ?? '',
  outputs: ['design-system/dist/passports.json'],
  run: () => runOrThrow('node', ['.storybook/passport-run/command.ts']),
};

/** The package of the design system, in its folder `dist`, after all that it is made of. */
export const packageSteps: readonly BuildStep[] = [...built, contents, passports];

/** Builds what of the package is not as its sources are. */
export async function ensurePackage(): Promise<void> {
  for (const step of packageSteps) await runIfChanged(step);
}
