import type { BuildStep } from '../build-steps/run-if-changed.ts';

/** The generated files of the design system, in the order in which they can be made: scenes read the tokens. */
export const designSystemSteps: BuildStep[] = [
  {
    name: 'tokens',
    title: 'Tokens',
    inputs: ['design-system/src/tokens/*.tokens.json', 'scripts/design-system/{tokens/*,paths}.ts'],
    outputs: [
      'design-system/src/tokens/generated/tokens.css',
      'design-system/src/tokens/generated/variables.md',
      'design-system/src/tokens/generated/tokens.ts',
      'design-system/src/tokens/generated/values.ts',
      'design-system/src/tokens/generated/tokens.json',
    ],
    run: async () => (await import('./tokens/build-tokens.ts')).buildTokens(),
  },
  {
    name: 'icons',
    title: 'Icons',
    inputs: [
      'design-system/src/primitives/Icon/Icon.options.ts',
      'design-system/src/primitives/Icon/marks/*.svg',
      'design-system/package.json',
      'scripts/design-system/{icons/*,paths}.ts',
    ],
    outputs: ['design-system/generated/static/icons.svg'],
    run: async () => (await import('./icons/build-icons.ts')).buildIcons(),
  },
  {
    name: 'fonts',
    title: 'Fonts',
    inputs: ['design-system/package.json', 'scripts/design-system/{fonts/*,paths}.ts'],
    outputs: ['design-system/generated/static/fonts', 'design-system/generated/fonts.css'],
    run: async () => (await import('./fonts/build-fonts.ts')).buildFonts(),
  },
  {
    name: 'scenes',
    title: 'Scenes',
    inputs: [
      'design-system/src/tokens/*.tokens.json',
      'design-system/src/illustrations/**/*.ts',
      'design-system/src/primitives/Scene/Scene.options.ts',
      'scripts/design-system/{tokens/*,scenes/*,paths}.ts',
    ],
    outputs: [
      'design-system/generated/static/scenes',
      'design-system/generated/static/link-pictures',
      'design-system/generated/scenes.css',
    ],
    run: async () => (await import('./scenes/build-scenes.ts')).buildScenes(),
  },
  {
    name: 'indexes',
    title: 'Exports of screens and mails',
    inputs: ['design-system/src/{screens,mails}/**/*.{ts,tsx}', 'scripts/design-system/{exports/*,paths}.ts'],
    outputs: ['design-system/src/generated/screens.ts', 'design-system/src/generated/mails.ts'],
    run: async () => (await import('./exports/build-indexes.ts')).buildIndexes(),
  },
  {
    name: 'scenarios',
    title: 'Scenarios of screens',
    inputs: [
      'design-system/src/**/*.{ts,tsx}',
      'design-system/src/screens/**/*.stories.tsx',
      'translations/languages.ts',
      'scripts/design-system/{scenarios/*,package/imported-modules,paths}.ts',
    ],
    outputs: ['design-system/src/generated/scenarios', 'design-system/src/generated/scenarios/screens.ts'],
    run: async () => (await import('./scenarios/build-scenarios.ts')).buildScenarios(),
  },
  {
    name: 'public-names',
    title: 'Record of public names',
    inputs: [
      'design-system/public-names.json',
      'design-system/src/**/*.{ts,tsx}',
      'translations/*.ts',
      'scripts/design-system/{exports/*,package/*,paths}.ts',
    ],
    outputs: ['design-system/public-names.json'],
    run: async () => (await import('./exports/public-names.ts')).recordPublicNames(),
  },
];
