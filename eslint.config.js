import eslint from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import storybook from 'eslint-plugin-storybook';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { boundariesRule } from './scripts/boundaries/eslint-rule.ts';
import { houseSyntax } from './scripts/lint/house-syntax.ts';
import { importSpecifiers } from './scripts/lint/import-specifiers.ts';

const tests = ['**/*.test.{ts,tsx}', '**/testing/**', 'site/e2e/**', '.storybook/e2e/**'];
const terminalPrograms = ['scripts/**', '.storybook/test-run/**'];

export default defineConfig(
  {
    ignores: [
      '**/node_modules/',
      '**/build/',
      '**/dist/',
      '**/generated/',
      'storybook-static/',
      '.stillpoint/',
      // Compiled where it is installed, against the package and not against the source.
      'scripts/design-system/package/consumer-fixture/',
    ],
  },
  {
    // A rule that does not fit is changed here for all files, never switched off in one.
    linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' },
  },
  eslint.configs.recommended,
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  {
    // These packages draw nothing.
    ignores: ['backend/**', 'sandbox/**', 'translations/**'],
    extends: [
      reactHooks.configs.flat['recommended-latest'],
      jsxA11y.flatConfigs.strict,
      storybook.configs['flat/recommended'],
    ],
  },
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true, requireDefaultForNonUnion: false },
      ],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-floating-promises': [
        'error',
        {
          // Fastify's replies and instances can be awaited, and need not be.
          allowForKnownSafePromises: [
            { from: 'package', package: 'fastify', name: ['FastifyReply', 'FastifyInstance'] },
            { from: 'package', package: 'avvio', name: ['Avvio'] },
          ],
        },
      ],
      // Its mark only makes it stand out: plain http is for stand-ins on this machine.
      '@typescript-eslint/no-deprecated': [
        'error',
        { allow: [{ from: 'package', package: 'openid-client', name: 'allowInsecureRequests' }] },
      ],
      // The house has no enum to compare or assign, and asking each expression for one takes a tenth of the time.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/no-unsafe-enum-comparison': 'off',
      'no-warning-comments': 'error',
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      eqeqeq: 'error',
    },
  },
  {
    ignores: terminalPrograms,
    rules: { 'no-console': 'error' },
  },
  {
    // Vitest types what stands for any value, as `expect.any(String)`, as `any`.
    files: tests,
    rules: { '@typescript-eslint/no-unsafe-assignment': 'off' },
  },
  ...houseSyntax({ tests }),
  importSpecifiers,
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { house: { rules: { boundaries: boundariesRule } } },
    rules: { 'house/boundaries': 'error' },
  },
);
