/** One box of the picture: files that play one role. */
export interface Layer {
  id: string;
  title: string;
  group: Group;
  /** Paths in the repository. The first layer whose pattern fits a file has it. */
  files: RegExp;
}

export const groups = {
  site: 'site',
  designSystem: 'design-system',
  backend: 'backend',
  alone: undefined,
} as const;
export type Group = keyof typeof groups;

/** Files that no product runs: tests, samples, journeys, what the screens' ways are written in, and build plug-ins. */
const aside =
  /\.test\.tsx?$|\/testing\/|\.stories\.tsx?$|\.storyContent\.ts$|\.states\.ts$|\.journey\.ts$|^site\/src\/journeys\/|^site\/e2e\//;

export const layers: readonly Layer[] = [
  { id: 'siteApp', title: 'app', group: 'site', files: /^site\/src\/app\// },
  { id: 'sitePages', title: 'pages', group: 'site', files: /^site\/src\/(pages|journeys)\// },
  { id: 'siteSagas', title: 'sagas', group: 'site', files: /^site\/sagas\// },
  { id: 'siteState', title: 'state', group: 'site', files: /^site\/src\/state\// },
  { id: 'siteServices', title: 'services', group: 'site', files: /^site\/src\/services\// },
  { id: 'siteDomain', title: 'domain', group: 'site', files: /^site\/src\/domain\// },
  { id: 'siteApi', title: 'api', group: 'site', files: /^site\/src\/api\// },

  {
    id: 'mails',
    title: 'mails',
    group: 'designSystem',
    files: /^design-system\/src\/(mails\/|generated\/mails\.)/,
  },
  {
    id: 'screens',
    title: 'screens, scenarios, public entry',
    group: 'designSystem',
    files: /^design-system\/src\/(screens\/|scenarios\/|generated\/|index\.ts)/,
  },
  { id: 'patterns', title: 'patterns', group: 'designSystem', files: /^design-system\/src\/patterns\// },
  {
    id: 'primitives',
    title: 'primitives',
    group: 'designSystem',
    files: /^design-system\/src\/primitives\//,
  },
  {
    id: 'tokens',
    title: 'tokens, illustrations, formatting',
    group: 'designSystem',
    files: /^design-system\/src\//,
  },

  {
    id: 'backendStart',
    title: 'app.ts and what starts it',
    group: 'backend',
    files: /^backend\/src\/([^/]+\.ts$|seeds\/)/,
  },
  { id: 'backendModules', title: 'modules', group: 'backend', files: /^backend\/src\/modules\// },
  {
    id: 'backendHttp',
    title: 'http, throttle, sealing',
    group: 'backend',
    files: /^backend\/src\/(http|throttle|sealing)\//,
  },
  { id: 'backendSite', title: 'site (the built bundle)', group: 'backend', files: /^backend\/src\/site\// },
  {
    id: 'backendDatabase',
    title: 'database, migrations',
    group: 'backend',
    files: /^backend\/src\/(database|migrations)\//,
  },
  {
    id: 'backendProcess',
    title: 'config, process',
    group: 'backend',
    files: /^backend\/src\/(config|process)\//,
  },
  { id: 'backendDomain', title: 'domain', group: 'backend', files: /^backend\/src\/domain\// },

  { id: 'words', title: 'translations', group: 'alone', files: /^translations\// },
  { id: 'sandbox', title: 'sandbox', group: 'alone', files: /^sandbox\// },
];

/** The layer of a file. Undefined for packages from the registry and for files that no product runs. */
export function layerOf(file: string): Layer | undefined {
  return aside.test(file) ? undefined : layers.find(({ files }) => files.test(file));
}

/** The files of our packages that belong to no layer: a new folder needs a place in the picture. */
export function unplaced(files: readonly string[]): string[] {
  return files.filter(
    (file) =>
      /^(design-system|site|backend|sandbox|translations)\//.test(file) &&
      !file.includes('node_modules/') &&
      !aside.test(file) &&
      layerOf(file) === undefined,
  );
}
