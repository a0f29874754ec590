import { designSystemSteps } from '../design-system/steps.ts';
import { runOrThrow } from '../run.ts';
import { namespacesStep } from '../translations/build-namespaces.ts';
import type { BuildStep } from './run-if-changed.ts';

const apiFolder = 'site/src/api/generated';

/** The lists of the site's pages, from their folders. */
const pageLists: BuildStep = {
  name: 'page-lists',
  title: 'Lists of pages',
  inputs: ['site/src/pages/**/{entry,effects,*.journey}.ts', 'scripts/site/**'],
  outputs: ['entries', 'journeys', 'livePages', 'pages', 'paths', 'quietEffects'].map(
    (list) => `site/src/pages/generated/${list}.ts`,
  ),
  run: async () => (await import('../site/generate-pages.ts')).generatePages(),
};

/** The backend's OpenAPI document, and the site's types of it. */
const apiTypes: BuildStep = {
  name: 'api-types',
  title: 'Types of the API',
  inputs: ['backend/src/**', 'backend/package.json'],
  outputs: [`${apiFolder}/openapi.json`, `${apiFolder}/api.ts`],
  run: async () => {
    await runOrThrow('node', ['backend/src/open-api-document.ts']);
    await runOrThrow('openapi-typescript', [`${apiFolder}/openapi.json`, '--output', `${apiFolder}/api.ts`]);
  },
};

/** The sounds of the exercises. The version of the encoder stands in `package.json`. */
const exerciseSounds: BuildStep = {
  name: 'exercise-sounds',
  title: 'Sounds of the exercises',
  inputs: ['scripts/exercises/**', 'design-system/src/patterns/Player/exercises.options.ts', 'package.json'],
  outputs: ['site/generated/static/exercises', 'site/src/domain/generated/exerciseSounds.ts'],
  run: async () => (await import('../exercises/build-exercises.ts')).buildExercises(),
};

/** The site's bundles for the browser and for the server. */
const siteBundles: BuildStep = {
  name: 'site-bundles',
  title: 'The site, for browser and server',
  inputs: [
    'design-system/{src,generated}/**',
    'site/{src,sagas}/**',
    'scripts/site/**',
    'translations/**/*.{ts,json}',
    'webpack.config.js',
    'package-lock.json',
  ],
  outputs: ['site/build/client/assets.json', 'site/build/source-maps', 'site/build/server/pages.js'],
  run: () => runOrThrow('webpack', []),
};

/** All that `npm run generate` makes. */
export const generated = [...designSystemSteps, namespacesStep, pageLists, apiTypes, exerciseSounds];

/** All that `npm run build` makes. */
export const built = [...generated, siteBundles];
