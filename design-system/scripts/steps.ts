/** One kind of generated file: what it is made from, what comes out, and how. Paths are relative to the package. */
export interface Step {
  name: string;
  /** Globs of the files it reads, its own code included. */
  inputs: string[];
  /** Files and folders whose absence means that it has to run. */
  outputs: string[];
  run: () => Promise<void>;
}

/** Everything that `npm run generate` makes, in the order in which it can be made. */
export const steps: Step[] = [
  {
    name: 'Tokens',
    inputs: ['src/tokens/*.tokens.json', 'scripts/tokens/*.ts'],
    outputs: [
      'src/tokens/generated/tokens.css',
      'src/tokens/generated/tokens.ts',
      'src/tokens/generated/tokens.json',
    ],
    run: async () => (await import('./tokens/build-tokens.ts')).buildTokens(),
  },
  {
    name: 'Icons',
    inputs: [
      'src/primitives/Icon/Icon.options.ts',
      'src/primitives/Icon/marks/*.svg',
      'scripts/icons/*.ts',
      'package.json',
    ],
    outputs: ['generated/static/icons.svg'],
    run: async () => (await import('./icons/build-icons.ts')).buildIcons(),
  },
  {
    name: 'Fonts',
    inputs: ['scripts/fonts/*.ts', 'package.json'],
    outputs: ['generated/static/fonts', 'generated/fonts.css'],
    run: async () => (await import('./fonts/build-fonts.ts')).buildFonts(),
  },
  {
    name: 'Scenes',
    inputs: ['src/tokens/*.tokens.json', 'src/illustrations/**/*.ts', 'scripts/scenes/*.ts'],
    outputs: ['generated/static/scenes', 'generated/scenes.css'],
    run: async () => (await import('./scenes/build-scenes.ts')).buildScenes(),
  },
];
