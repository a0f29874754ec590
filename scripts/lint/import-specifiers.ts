import type { Config } from 'eslint/config';

const effectsWithoutTypes = {
  regex: '^redux-saga/effects$',
  message: 'Take effects from typed-redux-saga, and write yield*.',
};

const missingExtension = {
  regex: '^\\.{1,2}/(?!.*\\.(ts|tsx|js|cjs|mjs|json|css|css\\?url|svg)$)',
  message: 'Write the extension (./Button.tsx): Node runs the source as it stands.',
};

/** How an import is written. What may be imported stands in `scripts/boundaries/table.ts`. */
export const importSpecifiers: Config = {
  files: ['**/*.{ts,tsx}'],
  rules: {
    '@typescript-eslint/no-restricted-imports': [
      'error',
      { patterns: [effectsWithoutTypes, missingExtension] },
    ],
  },
};
