/** The patterns of the page's frame bring its words: they are the same on every screen. */
const frame =
  '^design-system/src/patterns/(Page|SiteHeader|SiteFooter|CookieConsent|LanguageSelect|CountrySelect|ThemeSelect)/';
const tests = '(\\.test\\.tsx?$|/testing/|\\.stories\\.tsx?$|\\.storyContent\\.ts$|\\.states\\.ts$)';

/** @type {(name: string, comment: string, from: object, to: object) => import('dependency-cruiser').IForbiddenRuleType} */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    forbid(
      'no-circles',
      'Nothing depends on itself, however far round.',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    ),
    forbid(
      'backend-circles-stay-in-a-folder',
      'Even types import each other within one folder or module only.',
      { path: '^backend/src/(modules/[^/]+|[^/]+)/' },
      { circular: true, via: { pathNot: '^backend/src/$1/' } },
    ),
    forbid('no-strays', 'Every import leads to a file.', {}, { couldNotResolve: true, pathNot: '^virtual:' }),
    forbid(
      'product-code-has-no-test-code',
      'What ships imports no test, no story and no sample.',
      { pathNot: tests },
      { path: '(\\.test\\.tsx?$|\\.stories\\.tsx?$|\\.storyContent\\.ts$|/testing/)' },
    ),

    forbid(
      'tokens-know-no-layer',
      'Tokens know none of the layers above them.',
      { path: '^design-system/src/tokens/' },
      { path: '^design-system/src/(illustrations|primitives|patterns|screens|mails)/' },
    ),
    forbid(
      'primitives-know-no-layer-above',
      'Primitives know tokens and other primitives.',
      { path: '^design-system/src/primitives/' },
      { path: '^design-system/src/(patterns|screens|mails)/' },
    ),
    forbid(
      'patterns-know-no-screen',
      'Patterns arrange primitives and know no screen.',
      { path: '^design-system/src/patterns/' },
      { path: '^design-system/src/(screens|mails)/' },
    ),
    forbid(
      'only-screens-and-mails-have-words',
      'Primitives and patterns receive their words as props, all but those of the page frame.',
      { path: '^design-system/src/(tokens|primitives|patterns)/', pathNot: [tests, frame] },
      { path: '((^|/)node_modules/(i18next|react-i18next)/|^translations/)' },
    ),
    forbid(
      'design-system-draws-only',
      'The design system knows no store, no saga, no router, and none of the other packages but the words.',
      { path: '^design-system/src/' },
      {
        path: '((^|/)node_modules/(redux|react-redux|redux-saga|typed-redux-saga|@reduxjs|wouter)/|^(site|backend|sandbox)/)',
      },
    ),

    forbid(
      'site-enters-by-the-front-door',
      'The site imports the design system by its public entry.',
      { path: '^site/' },
      {
        path: '^design-system/',
        pathNot: '^design-system/(src/index\\.ts|src/mails/index\\.ts|src/tokens/generated/tokens\\.css)$',
      },
    ),
    forbid(
      'site-knows-no-server',
      'The site knows the backend by its OpenAPI document alone.',
      { path: '^site/', pathNot: '^site/e2e/' },
      { path: '^backend/' },
    ),
    forbid(
      'sagas-know-no-react',
      'Sagas know state, services and domain, and no React.',
      { path: '^site/sagas/' },
      {
        path: '((^|/)node_modules/(react|react-dom|react-redux|react-i18next|styled-components|wouter)/|^site/src/(app|routes)/)',
      },
    ),
    forbid(
      'sagas-start-in-the-app',
      'Only site/src/app starts sagas.',
      { path: '^site/src/', pathNot: '^site/src/app/' },
      { path: '^site/sagas/' },
    ),
    forbid(
      'rules-are-pure',
      'Rules of the domain know of state and services the types alone, and no saga and no screen that draws.',
      { path: '^site/src/domain/', pathNot: tests },
      {
        path: '(^site/(sagas|src/(app|routes|services|state))/|(^|/)node_modules/(react|react-dom|redux|react-redux)/)',
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid(
      'services-decide-nothing',
      'Services do I/O and know no state, no saga and no route.',
      { path: '^site/src/services/', pathNot: tests },
      { path: '^site/(sagas|src/(app|routes|state))/' },
    ),
    forbid(
      'state-has-no-effects',
      'Slices know events and rules, no service, no saga and no route.',
      { path: '^site/src/state/', pathNot: tests },
      { path: '^site/(sagas|src/(app|routes|services))/', dependencyTypesNot: ['type-only'] },
    ),

    forbid(
      'modules-meet-in-the-app',
      'A backend module imports no other module: it names what it needs, and app.ts hands it over.',
      { path: '^backend/src/modules/([^/]+)/', pathNot: tests },
      { path: '^backend/src/modules/', pathNot: '^backend/src/modules/$1/' },
    ),
    forbid(
      'backend-serves-built-pages',
      'The backend knows neither design system nor sandbox, and of the site only what its built bundle offers.',
      { path: '^backend/' },
      { path: '^(site|design-system|sandbox)/', pathNot: '^site/src/app/server\\.tsx?$' },
    ),
    forbid(
      'backend-opens-the-bundle',
      'The pages module opens the built server bundle: its source lends the type alone.',
      { path: '^backend/' },
      { path: '^site/src/app/server\\.tsx?$', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'sandbox-stands-alone',
      'A stand-in shares nothing with us but the wire.',
      { path: '^sandbox/' },
      { path: '^(site|backend|design-system|translations)/' },
    ),
    forbid(
      'packages-import-no-build-tool',
      'Build tools read the packages; no package imports one. Journeys start the system with them.',
      { path: '^(design-system|site|backend|sandbox|translations)/', pathNot: '^site/e2e/' },
      { path: '^scripts/' },
    ),
    forbid(
      'nobody-imports-the-sandbox',
      'The sandbox is spoken to over HTTP.',
      { path: '^(site|backend|design-system|translations)/' },
      { path: '^sandbox/' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^[^/]+/(build|dist)/' },
    tsPreCompilationDeps: 'specify',
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};
