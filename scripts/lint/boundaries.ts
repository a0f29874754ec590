import type { Config } from 'eslint/config';

interface Pattern {
  group?: string[];
  regex?: string;
  message: string;
  /** Whether types may pass. */
  allowTypeImports?: boolean;
}

const effectsWithoutTypes = {
  regex: '^redux-saga/effects$',
  message: 'Take effects from typed-redux-saga, and write yield*.',
};

const missingExtension = {
  regex: '^\\.{1,2}/(?!.*\\.(ts|tsx|js|cjs|mjs|json|css|svg)$)',
  message: 'Write the extension (./Button.tsx): Node runs the source as it stands.',
};

const sandbox = {
  group: ['@stillpoint/sandbox', '**/sandbox/src/**'],
  message: 'The sandbox shares nothing with us but the wire: speak to it over HTTP, by a configured address.',
};

const applicationMachinery = {
  group: ['redux', 'react-redux', 'redux-saga', 'typed-redux-saga', '@reduxjs/*', 'wouter', 'wouter/*'],
  message: 'The design system knows no store and no router: take `state`, `links` and `on…` as props.',
};

const translator = {
  group: ['i18next', 'react-i18next'],
  message: 'Only screens and mails have words. Take the words as props.',
};

const deepDesignSystem = {
  regex: '^@stillpoint/design-system/(?!mails$|tokens\\.css$)|/design-system/src/',
  message:
    'The site imports the design system by its public entry: export it from design-system/src/index.ts.',
};

const react = {
  group: ['react', 'react-dom', 'react-dom/*', 'react-redux', 'react-i18next', 'styled-components'],
  message: 'Sagas and rules know no React: put an event, and let a screen draw the state it leads to.',
};

function layer(...names: string[]): Pattern {
  return {
    group: names.map((name) => `**/${name}/**`),
    message: `tokens ← primitives ← patterns ← screens: this layer may not know ${names.join(' or ')}. Turn the dependency round, or move the part down.`,
  };
}

function siteFolders(message: string, ...names: string[]): Pattern {
  return { group: names.map((name) => `**/${name}/**`), message, allowTypeImports: true };
}

const anywhere = [missingExtension, effectsWithoutTypes];
const product = [...anywhere, sandbox];
const designSystem = [...product, applicationMachinery];

const walls: Record<string, Pattern[]> = {
  'design-system/src/**': designSystem,
  'design-system/src/tokens/**': [
    ...designSystem,
    translator,
    layer('illustrations', 'primitives', 'patterns', 'screens', 'mails'),
  ],
  'design-system/src/primitives/**': [...designSystem, translator, layer('patterns', 'screens', 'mails')],
  'design-system/src/patterns/**': [...designSystem, translator, layer('screens', 'mails')],
  // The patterns of the page's frame bring its words: they are the same on every screen.
  'design-system/src/patterns/{Page,SiteHeader,SiteFooter,CookieConsent,LanguageSelect,CountrySelect,ThemeSelect}/**':
    [...designSystem, layer('screens', 'mails')],
  'design-system/src/screens/**': [...designSystem, layer('mails')],
  'site/**': [...product, deepDesignSystem],
  'site/src/domain/**': [
    ...product,
    deepDesignSystem,
    react,
    siteFolders('Rules are pure: pass them what they need.', 'services', 'state', 'sagas', 'app', 'routes'),
  ],
  'site/src/services/**': [
    ...product,
    deepDesignSystem,
    react,
    siteFolders(
      'A service does I/O and answers with values: a saga decides what follows.',
      'state',
      'sagas',
      'app',
      'routes',
    ),
  ],
  'site/src/state/**': [
    ...product,
    deepDesignSystem,
    siteFolders(
      'A reducer is a plain function from state and event: effects are a saga.',
      'services',
      'sagas',
      'app',
      'routes',
    ),
  ],
  'site/src/routes/**': [
    ...product,
    deepDesignSystem,
    siteFolders(
      'A route selects, draws and dispatches: effects are a saga, started in src/app.',
      'services',
      'sagas',
      'app',
    ),
  ],
  'site/sagas/**': [
    ...product,
    deepDesignSystem,
    react,
    siteFolders('Sagas know state, services and domain.', 'app', 'src/routes'),
  ],
  'backend/src/**': [
    ...product,
    {
      group: ['@stillpoint/design-system', '@stillpoint/site', '**/site/src/**'],
      message: 'The backend knows of the site only its built server bundle, in the pages module.',
    },
  ],
  'backend/src/modules/*/*.ts': [
    ...product,
    {
      regex: '^\\.\\./(?!\\.\\.)',
      message: 'Modules meet in app.ts: declare what this one needs as a plugin option.',
    },
  ],
  'sandbox/src/**': [
    missingExtension,
    {
      group: ['@stillpoint/*', '**/backend/**', '**/site/**'],
      message: 'A stand-in knows only the documented wire of the company it stands for.',
    },
  ],
};

/** Who may import whom, echoed in the editor. `npm run boundaries` holds the same rules over the whole graph. */
export function boundaries({ tests }: { tests: string[] }): Config[] {
  return [
    { files: ['**/*.{ts,tsx}'], rules: restrictImports(anywhere) },
    ...Object.entries(walls).map(([files, patterns]) => ({
      files: [files],
      ignores: tests,
      rules: restrictImports(patterns),
    })),
  ];
}

function restrictImports(patterns: Pattern[]): NonNullable<Config['rules']> {
  return { '@typescript-eslint/no-restricted-imports': ['error', { patterns }] };
}
