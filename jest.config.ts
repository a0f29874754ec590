import type { Config } from 'jest';

const swc = (jsx: boolean): Config['transform'] => ({
  '\\.tsx?$': [
    '@swc/jest',
    {
      jsc: {
        target: 'es2024',
        parser: { syntax: 'typescript', tsx: jsx },
        transform: { react: { runtime: 'automatic' } },
        experimental: jsx ? { plugins: [['@swc/plugin-styled-components', { displayName: false }]] } : {},
      },
      module: { type: 'es6' },
    },
  ],
});

const browserLike = (name: string): Config => ({
  displayName: name,
  rootDir: `./${name}`,
  testEnvironment: 'jsdom',
  testEnvironmentOptions: { customExportConditions: ['browser', 'import', 'default'] },
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: swc(true)!,
  testPathIgnorePatterns: ['/node_modules/', '/build/', '/dist/', '/e2e/'],
  setupFilesAfterEnv: ['<rootDir>/../scripts/jest/setup-browser.ts'],
});

const nodeLike = (name: string): Config => ({
  displayName: name,
  rootDir: `./${name}`,
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts'],
  transform: swc(false)!,
  testPathIgnorePatterns: ['/node_modules/', '/build/', '/dist/'],
});

const config: Config = {
  projects: [browserLike('design-system'), browserLike('site'), nodeLike('backend'), nodeLike('sandbox')],
};

export default config;
