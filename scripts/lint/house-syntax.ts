import type { Config } from 'eslint/config';

const inlineStyle = {
  selector: "JSXAttribute[name.name='style']",
  message:
    'Our content security policy blocks inline styles in server HTML: set a data-* attribute and style it in a styled part.',
};

const styledInterpolation = {
  selector:
    "TaggedTemplateExpression[tag.object.name='styled'] :matches(ArrowFunctionExpression, FunctionExpression)",
  message: 'Styles are static: set a data-* attribute and match it in the template, instead of a function.',
};

const untypedYield = {
  selector: 'YieldExpression[delegate=false]',
  message: 'Write yield* with the effects of typed-redux-saga: a bare yield loses the type of its result.',
};

const enums = {
  selector: 'TSEnumDeclaration',
  message: 'Node runs the source as it stands: write an `as const` list and derive the union from it.',
};

/** The syntax that the house does without, each with what to write instead. */
export function houseSyntax({ tests }: { tests: string[] }): Config[] {
  return [
    { files: ['**/*.{ts,tsx}'], rules: { 'no-restricted-syntax': ['error', enums] } },
    {
      files: ['design-system/src/**/*.{ts,tsx}', 'site/src/**/*.{ts,tsx}'],
      ignores: ['design-system/src/mails/**', ...tests],
      rules: { 'no-restricted-syntax': ['error', enums, inlineStyle, styledInterpolation] },
    },
    {
      files: ['site/sagas/**/*.ts'],
      rules: { 'no-restricted-syntax': ['error', enums, untypedYield] },
    },
    {
      files: ['design-system/src/{primitives,patterns,screens}/**/*.{ts,tsx}'],
      ignores: tests,
      rules: {
        'no-restricted-globals': [
          'error',
          { name: 'fetch', message: 'The design system draws states. Requests belong to site/src/services.' },
          { name: 'location', message: 'A screen receives its addresses as `links`.' },
          { name: 'localStorage', message: 'A screen keeps nothing: its truth arrives as `state`.' },
          { name: 'sessionStorage', message: 'A screen keeps nothing: its truth arrives as `state`.' },
        ],
      },
    },
  ];
}
