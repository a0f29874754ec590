import type { Config } from 'jest';
import { join } from 'node:path';
import { styledComponentsPlugin } from './scripts/swc/styled-components.ts';

type ProjectConfig = Exclude<NonNullable<Config['projects']>[number], string>;

/** Milliseconds that a test may take: a suite opens a database of its own, which takes its time beside others. */
const testTimeout = 60_000;

/** What is made from the source has the same names, and no tests. */
const made = ['<rootDir>/build/', '<rootDir>/dist/'];

function setup(name: string): string {
  return join(import.meta.dirname, 'scripts/jest', `${name}.ts`);
}

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
            ...(jsx && { plugins: [styledComponentsPlugin] }),
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
    testPathIgnorePatterns: ['/node_modules/', '/e2e/'],
    modulePathIgnorePatterns: made,
    setupFilesAfterEnv: [
      setup('quiet-console'),
      setup('browser-gaps'),
      setup('patient-queries'),
      setup('translator'),
    ],
  };
}

function nodeLike(name: string, { jsx } = { jsx: false }): ProjectConfig {
  return {
    displayName: name,
    rootDir: `./${name}`,
    testEnvironment: 'node',
    extensionsToTreatAsEsm: ['.ts'],
    transform: swc({ jsx }),
    modulePathIgnorePatterns: made,
    setupFilesAfterEnv: [setup('quiet-console')],
  };
}

const config: Config = {
  // Jest reads it here alone, not from a project.
  testTimeout,
  projects: [
    browserLike('design-system'),
    browserLike('site'),
    nodeLike('backend'),
    nodeLike('sandbox'),
    nodeLike('scripts', { jsx: true }),
  ],
};

export default config;
