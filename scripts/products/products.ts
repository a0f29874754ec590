import { runOrThrow } from '../run.ts';
import type { Product } from './freshness.ts';

const apiFolder = 'site/src/services/generated';

/** Tokens, icons, scenes and fonts. The design system tells for itself what has changed. */
export const designFiles: Product = {
  name: 'design-files',
  title: 'Tokens, icons, scenes and fonts',
  inputs: ['design-system/{scripts,src}/**', 'design-system/package.json', 'package-lock.json'],
  outputs: ['design-system/generated', 'design-system/src/tokens/generated'],
  make: () => runOrThrow('node', ['design-system/scripts/generate.ts']),
};

/** The backend's OpenAPI document, and the site's types of it. */
export const apiTypes: Product = {
  name: 'api-types',
  title: 'Types of the API',
  inputs: ['backend/src/**', 'backend/package.json'],
  outputs: [`${apiFolder}/openapi.json`, `${apiFolder}/api.ts`],
  make: async () => {
    await runOrThrow('node', ['backend/src/http/open-api-document.ts']);
    await runOrThrow('openapi-typescript', [`${apiFolder}/openapi.json`, '--output', `${apiFolder}/api.ts`]);
  },
};

/** The site's bundles for the browser and for the server. */
export const siteBundles: Product = {
  name: 'site-bundles',
  title: 'The site, for browser and server',
  inputs: [
    'design-system/{src,generated}/**',
    'site/{src,sagas,webpack}/**',
    'translations/**/*.{ts,json}',
    'webpack.config.js',
    'package-lock.json',
  ],
  outputs: ['site/build/client/assets.json', 'site/build/server/pages.js'],
  make: () => runOrThrow('webpack', []),
};

/** All that `npm run generate` makes. */
export const generated = [designFiles, apiTypes];

/** All that `npm run build` makes. */
export const built = [...generated, siteBundles];
