import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { storyNameFromExport } from 'storybook/internal/csf';
import { screens, type Screen } from '../../scripts/design-system/scenarios/screens.ts';
import { readSamples } from '../../scripts/design-system/scenarios/story-samples.ts';
import { screenSizes } from '../../scripts/design-system/package/sizes.ts';
import { root } from '../../scripts/root.ts';
import { pageScripts, type PageScripts } from '../../scripts/site/page-scripts.ts';
import { mounts } from '../../scripts/test-run/looks.ts';
import { journeys } from '../../site/src/pages/generated/journeys.ts';
import { languages } from '../../translations/index.ts';
import { textsIn } from '../../translations/checks/texts.ts';
import { readDecisions } from '../diff-run/decisions-file.ts';
import {
  passportsVersion,
  type PagePassport,
  type Passport,
  type Passports,
} from '../review/passports/passport.ts';
import { eventsOf, pageFolders } from './events.ts';
import { historyOf, type History } from './history.ts';
import { keysOf, modulesBelow, namespacesIn } from './modules.ts';

/** What all passports are read from. */
interface Known {
  english: Map<string, string>;
  sizes: Map<string, number>;
  scripts: Map<string, PageScripts>;
  folders: Map<string, string>;
  history: History;
  approved: string[];
}

/** The passports of all screens. Expects the package and the site to be built. */
export async function readPassports(): Promise<Passports> {
  const history = historyOf(['design-system/src/screens', 'translations']);
  const known: Known = {
    english: new Map(
      globSync('translations/en/*.json', { cwd: root })
        .sort()
        .flatMap((path) => textsIn(basename(path, '.json'), readFileSync(join(root, path), 'utf8'))),
    ),
    sizes: await screenSizes(),
    scripts: await pageScripts(),
    folders: pageFolders(),
    history,
    approved: Object.keys(readDecisions().approved),
  };
  const looks = mounts({}).flatMap((mount) => mount.looks);
  return {
    version: passportsVersion,
    commit: history.commit,
    axe: {
      languages: languages.filter((language) => looks.some((look) => look.language === language)),
      themes: [...new Set(looks.map(({ theme }) => theme))].sort(),
    },
    screens: screens().map((screen) => passportOf(screen, known)),
  };
}

function passportOf({ name, component, stories }: Screen, known: Known): Passport {
  const { title, states, handlers } = readSamples(stories);
  const modules = modulesBelow(component);
  const keys = keysOf(modules, known.english);
  const folder = relative(root, dirname(component));
  const ownTexts = namespacesIn(modules.filter((path) => relative(root, path).startsWith(`${folder}/`)));
  const isOwnText = (path: string) => {
    const [, namespace = ''] = /^translations\/[a-z-]+\/(\w+)\.json$/.exec(path) ?? [];
    return namespace !== 'common' && ownTexts.includes(namespace);
  };
  const isOwnFile = (path: string) =>
    path.startsWith(`${folder}/`) && /\.tsx?$/.test(path) && !/\.(test|stories)\.tsx?$/.test(path);
  return {
    screen: name,
    title,
    weight: {
      script: known.sizes.get(name) ?? 0,
      words: wordsOf([...new Set(keys.map((key) => key.replace(/:.*/, '')))]),
    },
    pages: (journeys.find(({ screen }) => screen === name)?.at ?? []).map((page) => pageOf(page, known)),
    states: states.map(({ state, name: written }) => ({
      state,
      name: written ?? storyNameFromExport(state.charAt(0).toUpperCase() + state.slice(1)),
    })),
    handlers: [...handlers],
    keys,
    lastChange: known.history.lastChange((path) => isOwnFile(path) || isOwnText(path)),
    approvedDifferences: known.approved.filter((cause) => {
      const [, kind, about = ''] = /^(\w+) (.*)$/.exec(cause) ?? [];
      if (kind === 'file') return about.startsWith(`${folder}/`);
      if (kind === 'place') return about.startsWith(`${title}:`);
      return kind === 'words' && keys.includes(about);
    }),
  };
}

/** What namespaces weigh in each language: the sum of their files, as an app fetches them one by one. */
function wordsOf(namespaces: readonly string[]): Record<string, number> {
  const weightOf = (language: string, namespace: string) => {
    const content = readFileSync(join(root, `translations/${language}/${namespace}.json`), 'utf8');
    return brotliCompressSync(JSON.stringify(JSON.parse(content))).byteLength;
  };
  return Object.fromEntries(
    languages.map((language) => [
      language,
      namespaces.reduce((sum, namespace) => sum + weightOf(language, namespace), 0),
    ]),
  );
}

function pageOf(name: string, { scripts, folders }: Known): PagePassport {
  const page = scripts.get(name);
  if (page === undefined) throw new Error(`The site has no page ${name}`);
  const { path, live, own, neededBeforeUse, everything, screenView } = page;
  const events = eventsOf(folders.get(name) ?? '').filter((event) => event !== screenView);
  return {
    ...{ name, path, live },
    scripts: { own: own ?? null, neededBeforeUse, everything },
    events: [screenView, ...events],
  };
}
