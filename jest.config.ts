import type { Config } from 'jest';

type ProjectConfig = Exclude<NonNullable<Config['projects']>[number], string>;

function swc({ jsx }: { jsx: boolean }): NonNullable<Config['transform']> {
  return {
    '\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2024',
          parser: { syntax: 'typescript', tsx: jsx },
          transform: { react: { runtime: 'automatic' } },
          experimental: {
            keepImportAttributes: true,
            ...(jsx && { plugins: [['@swc/plugin-styled-components', { displayName: false }]] }),
          },
        },
        module: { type: 'es6' },
      },
    ],
  };
}

function browserLike(name: string): ProjectConfig {
  return {
    displayName: name,
    rootDir: `./${name}`,
    testEnvironment: 'jsdom',
    testEnvironmentOptions: { customExportConditions: ['browser', 'import', 'default'] },
    extensionsToTreatAsEsm: ['.ts', '.tsx'],
    transform: swc({ jsx: true }),
    testPathIgnorePatterns: ['/node_modules/', '/build/', '/dist/', '/e2e/'],
    setupFilesAfterEnv: [
      '<rootDir>/../scripts/jest/quiet-console.ts',
      '<rootDir>/../scripts/jest/browser-gaps.ts',
      '<rootDir>/../scripts/jest/translator.ts',
    ],
  };
}

function nodeLike(name: string): ProjectConfig {
  return {
    displayName: name,
    rootDir: `./${name}`,
    testEnvironment: 'node',
    extensionsToTreatAsEsm: ['.ts'],
    transform: swc({ jsx: false }),
    testPathIgnorePatterns: ['/node_modules/', '/build/', '/dist/'],
    setupFilesAfterEnv: ['<rootDir>/../scripts/jest/quiet-console.ts'],
  };
}

const config: Config = {
  // A suite opens a database of its own, which takes its time beside others.
  testTimeout: 30_000,
  projects: [
    browserLike('design-system'),
    browserLike('site'),
    nodeLike('backend'),
    nodeLike('sandbox'),
    nodeLike('scripts'),
  ],
};

export default config;
