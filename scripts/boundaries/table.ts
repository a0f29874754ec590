/** Regular expressions of paths; one of them has to match. A package of npm is a path in `node_modules`. */
type Places = string[];

/** One sentence: files in `from`, but for those in `except`, may not import `mayNotKnow`, but for `but`. */
export interface Boundary {
  name: string;
  from: Places;
  except?: Places;
  /** `$1` stands for what the first group of `from` has matched. */
  mayNotKnow: Places;
  but?: Places;
  /** Whether types may be imported all the same. */
  typesMayPass?: true;
  /** What the boundary is for, and what to do instead. */
  instead: string;
}

const tests = [
  '\\.test\\.tsx?$',
  '/testing/',
  '\\.stories\\.tsx?$',
  '\\.storyContent\\.ts$',
  '\\.states\\.ts$',
];
const react = packages('react', 'react-dom', 'react-redux', 'react-i18next', 'styled-components');
const store = packages('redux', 'react-redux', 'redux-saga', 'typed-redux-saga', '@reduxjs');
const site = {
  app: '^site/src/app/',
  api: '^site/src/api/',
  pages: '^site/src/pages/',
  services: '^site/src/services/',
  state: '^site/src/state/',
  domain: '^site/src/domain/',
  sagas: '^site/sagas/',
  /** Where a page lists its sagas. */
  pageDefinitions: '^site/src/pages/.+/(page|live|effects)\\.ts$',
};
/** Components and hooks of pages. */
const drawing = ['^site/src/pages/.+\\.tsx$', '^site/src/pages/.*\\buse[A-Z]\\w*\\.ts$'];
/** The folder of a page begins with a capital letter; a folder that pages share does not. */
const pageFolders = '^site/src/pages/[^/]+/[A-Z][^/]*/';

/** Who may import whom. eslint and dependency-cruiser are both configured from this table. */
export const boundaries: Boundary[] = [
  {
    name: 'product-code-has-no-test-code',
    from: ['^(design-system|site|backend|sandbox)/'],
    // Scenarios are the samples of stories, for the tests of others.
    except: ['^site/e2e/', '^design-system/src/generated/scenarios/', ...tests],
    mayNotKnow: ['\\.test\\.tsx?$', '\\.stories\\.tsx?$', '\\.storyContent\\.ts$', '/testing/'],
    instead: 'Product code imports no test, story or sample: move what both need into a file of its own.',
  },
  {
    name: 'packages-import-no-build-tool',
    from: ['^(design-system|site|backend|sandbox|translations)/'],
    except: ['^site/e2e/'],
    mayNotKnow: ['^scripts/'],
    instead:
      'Build tools read the packages, and no package imports one: generate a file, or move the code down.',
  },

  {
    name: 'tokens-know-no-layer-above',
    from: ['^design-system/src/tokens/'],
    mayNotKnow: layers('illustrations', 'primitives', 'patterns', 'screens', 'mails', 'scenarios'),
    instead: 'tokens ← primitives ← patterns ← screens: turn the dependency round, or move the part down.',
  },
  {
    name: 'primitives-know-no-layer-above',
    from: ['^design-system/src/primitives/'],
    mayNotKnow: layers('patterns', 'screens', 'mails', 'scenarios'),
    instead: 'tokens ← primitives ← patterns ← screens: turn the dependency round, or move the part down.',
  },
  {
    name: 'patterns-know-no-screen',
    from: ['^design-system/src/patterns/'],
    mayNotKnow: layers('screens', 'mails', 'scenarios'),
    instead: 'tokens ← primitives ← patterns ← screens: turn the dependency round, or move the part down.',
  },
  {
    name: 'screens-know-no-mail',
    from: ['^design-system/src/screens/'],
    mayNotKnow: layers('mails'),
    instead: 'Screens and mails are drawn for different readers: share a primitive or the words.',
  },
  {
    name: 'only-screens-and-mails-have-words',
    from: ['^design-system/src/(tokens|primitives|patterns)/'],
    // The patterns of the page's frame have words of their own: they are the same on every screen.
    except: [
      ...tests,
      '/patterns/(Page|SiteHeader|SiteFooter|CookieConsent|LanguageOffer|LanguageSelect|CountrySelect|ThemeSelect)/',
    ],
    mayNotKnow: [...packages('i18next', 'react-i18next'), '^translations/'],
    instead: 'Only screens and mails have words: take the words as props.',
  },
  {
    name: 'design-system-draws-only',
    from: ['^design-system/src/'],
    mayNotKnow: [...store, '^(site|backend|sandbox)/'],
    instead:
      'The design system knows no store and no other package: take `state`, `links` and `on…` as props.',
  },

  {
    name: 'site-imports-the-public-entry',
    from: ['^site/'],
    mayNotKnow: ['^design-system/'],
    but: ['^design-system/(src/index\\.ts|src/mails/index\\.ts|src/tokens/generated/tokens\\.css)$'],
    instead:
      'The site imports the design system by its public entry: export it from design-system/src/index.ts.',
  },
  {
    name: 'site-knows-no-server',
    from: ['^site/'],
    except: ['^site/e2e/'],
    mayNotKnow: ['^backend/'],
    instead: 'The site knows the backend by its OpenAPI document: take the types of site/src/api/generated.',
  },
  {
    name: 'browsers-load-no-server-code',
    from: ['^site/(src|sagas)/'],
    except: ['^site/src/app/server/', ...tests],
    mayNotKnow: ['^site/src/app/server/', ...packages('css-tree')],
    typesMayPass: true,
    instead:
      'site/src/app/server and the packages that it parses styles with are for the server: move what both run to site/src/app.',
  },
  {
    name: 'server-loads-no-browser-code',
    from: ['^site/src/app/server/'],
    mayNotKnow: ['^site/src/app/browser/'],
    instead: 'site/src/app/browser needs a window: move what both run to site/src/app.',
  },
  {
    name: 'sagas-know-no-react',
    from: [site.sagas],
    mayNotKnow: [...react, site.app, ...drawing, site.pageDefinitions],
    instead: "Sagas know events, state, services and domain: put an event, and let the page's Route draw.",
  },
  {
    name: 'sagas-are-listed-by-pages',
    from: ['^site/src/'],
    except: [site.app, site.pageDefinitions, ...tests],
    mayNotKnow: [site.sagas],
    instead: "A page's page.ts, live.ts or effects.ts lists its sagas, and site/src/app starts them.",
  },
  {
    name: 'pages-stand-alone',
    from: ['^site/src/pages/([^/]+/[A-Z][^/]*)/'],
    mayNotKnow: [pageFolders],
    but: ['^site/src/pages/$1/'],
    instead:
      'A page imports no other page: move what both need beside their folders, or into site/src/state.',
  },
  {
    name: 'pages-know-no-app',
    from: [site.pages],
    except: tests,
    mayNotKnow: [site.app],
    typesMayPass: true,
    instead: 'The app loads pages: a page takes what it needs from its arguments.',
  },
  {
    name: 'entries-are-data',
    from: ['^site/src/pages/.+/entry\\.ts$'],
    mayNotKnow: ['.'],
    typesMayPass: true,
    instead: 'An entry is read before its page is loaded: it imports types alone.',
  },
  {
    name: 'routes-have-no-effects',
    from: drawing,
    except: tests,
    mayNotKnow: [site.sagas, site.services, site.api],
    typesMayPass: true,
    instead: 'A Route selects, draws and dispatches: effects are a saga, listed in page.ts.',
  },
  {
    name: 'domain-is-pure',
    from: [site.domain],
    except: tests,
    mayNotKnow: [...react, ...store, site.sagas, site.app, site.pages, site.services, site.api, site.state],
    typesMayPass: true,
    instead: 'Rules of the domain are pure: pass them what they need.',
  },
  {
    name: 'services-decide-nothing',
    from: [site.services, site.api],
    except: tests,
    mayNotKnow: [...react, ...store, site.sagas, site.app, site.pages, site.state],
    instead: 'A service does I/O and returns values: a saga decides what follows.',
  },
  {
    name: 'api-knows-no-service',
    from: [site.api],
    except: tests,
    mayNotKnow: [site.services],
    instead: 'Services use the typed client, and it knows none of them.',
  },
  {
    name: 'state-has-no-effects',
    from: [site.state],
    except: tests,
    mayNotKnow: [site.sagas, site.app, site.pages, site.services, site.api],
    typesMayPass: true,
    instead: 'A slice is a plain function of state and event, and is shared by pages: effects are a saga.',
  },

  {
    name: 'modules-meet-in-the-app',
    from: ['^backend/src/modules/([^/]+)/'],
    except: tests,
    mayNotKnow: ['^backend/src/modules/'],
    but: ['^backend/src/modules/$1/'],
    instead: 'Modules meet in app.ts: declare what this one needs as a plugin option.',
  },
  {
    name: 'modules-stand-on-the-rest',
    from: ['^backend/src/(config|database|domain|http|migrations|process|sealing|site|throttle)/'],
    except: tests,
    mayNotKnow: ['^backend/src/modules/', '^backend/src/[^/]+\\.ts$'],
    instead: 'What modules stand on knows none of them: take what it needs as an option, or move it down.',
  },
  {
    name: 'backend-serves-built-pages',
    from: ['^backend/'],
    mayNotKnow: ['^(site|design-system|sandbox)/'],
    but: ['^site/src/app/server/server\\.ts$'],
    instead: 'The backend knows of the site only its built server bundle, opened in backend/src/site.',
  },
  {
    name: 'backend-opens-the-bundle',
    from: ['^backend/'],
    mayNotKnow: ['^site/src/app/server/server\\.ts$'],
    typesMayPass: true,
    instead: 'backend/src/site opens the built server bundle: its source lends the type alone.',
  },
  {
    name: 'sandbox-stands-alone',
    from: ['^sandbox/'],
    mayNotKnow: ['^(site|backend|design-system|translations|scripts)/'],
    instead: 'A stand-in knows only the documented HTTP interface of the company that it stands for.',
  },
  {
    name: 'customers-meet-no-demo-data',
    from: ['^(design-system|translations|site|backend)/'],
    except: ['^backend/src/seeds/', '^site/e2e/', ...tests],
    mayNotKnow: ['^demo/'],
    instead: 'Demo people and codes are for seeds, the sandbox, scripts and tests: read them there.',
  },
  {
    name: 'demo-data-stands-alone',
    from: ['^demo/'],
    mayNotKnow: ['^(site|backend|design-system|sandbox|translations|scripts)/'],
    instead: 'Demo data belongs to no package: it imports nothing.',
  },
  {
    name: 'sandbox-is-not-imported',
    from: ['^(site|backend|design-system|translations)/'],
    mayNotKnow: ['^sandbox/'],
    instead: 'Speak to the sandbox over HTTP, by a configured address.',
  },
];

function packages(...names: string[]): Places {
  return [`(^|/)node_modules/(${names.join('|')})/`];
}

function layers(...names: string[]): Places {
  return [`^design-system/src/(${names.join('|')})/`];
}
