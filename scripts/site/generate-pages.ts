import { existsSync, globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { root } from '../root.ts';

const pages = join(root, 'site/src/pages');

interface PageFolder {
  /** `checkoutConfirmation` */
  name: string;
  /** `checkout` */
  journey: string;
  /** Seen from the generated files: `../checkout/CheckoutConfirmation` */
  path: string;
  /** Without its language prefix: `/checkout/confirmation` */
  address: string;
  live: boolean;
  effects: boolean;
  /** The file that the browser runs: `live.ts`, where a live page keeps what only the server needs out of the browser. */
  runnable: 'live' | 'page';
}

/** Finds the pages: each folder `<journey>/<Name>` with an `entry.ts`. */
async function pageFolders(): Promise<PageFolder[]> {
  const folders = globSync('*/*/entry.ts', { cwd: pages }).map(dirname).sort();
  return Promise.all(
    folders.map(async (folder) => {
      const { entry } = (await import(`${join(pages, folder, 'entry.ts')}?at=${Date.now()}`)) as {
        entry: { path: string; live: boolean };
      };
      const name = basename(folder);
      return {
        name: name.charAt(0).toLowerCase() + name.slice(1),
        journey: dirname(folder),
        path: `../${folder}`,
        address: entry.path,
        live: entry.live,
        effects: existsSync(join(pages, folder, 'effects.ts')),
        runnable: existsSync(join(pages, folder, 'live.ts')) ? 'live' : 'page',
      };
    }),
  );
}

/** Each page by its name, imported when it is needed: by the chunk of that name in the browser's bundle. */
function lazyTable(
  constant: string,
  folders: PageFolder[],
  fileOf: (folder: PageFolder) => string,
  chunkOf: (folder: PageFolder) => string,
): string {
  const rows = folders.map(
    (folder) =>
      `  ${folder.name}: () => import(/* webpackChunkName: '${chunkOf(folder)}' */ '${folder.path}/${fileOf(folder)}.ts'),`,
  );
  return [`export const ${constant} = {`, ...rows, '};', ''].join('\n');
}

function entriesTable(folders: PageFolder[]): string {
  return [
    ...folders.map(({ name, path }) => `import { entry as ${name} } from '${path}/entry.ts';`),
    '',
    'export const entries = {',
    ...folders.map(({ name }) => `  ${name},`),
    '};',
    '',
  ].join('\n');
}

/** The addresses alone, for links in the browser, which need nothing else that an entry says. */
function pathsTable(folders: PageFolder[]): string {
  return [
    'export const paths = {',
    ...folders.map(({ name, address }) => `  ${name}: '${address}',`),
    '};',
    '',
  ].join('\n');
}

/** How each screen leads on: what stands beside its page, or in the folder that pages share. */
function journeysList(): string {
  const files = globSync('**/*.journey.ts', { cwd: pages }).sort();
  return [
    ...files.map((file, at) => `import { journey as journey${at} } from '../${file}';`),
    '',
    `export const journeys = [${files.map((_file, at) => `journey${at}`).join(', ')}];`,
    '',
  ].join('\n');
}

/** Writes the lists that only repeat what the folders of the pages say. */
export async function generatePages() {
  const folders = await pageFolders();
  const twice = folders.find(({ name }, at) => folders.findIndex((other) => other.name === name) !== at);
  if (twice !== undefined) throw new Error(`Two folders of site/src/pages are named ${basename(twice.path)}`);

  const pageChunk = ({ name }: PageFolder) => `page-${name}`;
  const live = folders.filter((page) => page.live);
  const quiet = folders.filter((page) => !page.live);
  const files = {
    'entries.ts': entriesTable(folders),
    'paths.ts': pathsTable(folders),
    'journeys.ts': journeysList(),
    'livePages.ts': lazyTable('livePages', live, ({ runnable }) => runnable, pageChunk),
    'pages.ts': lazyTable('pages', folders, () => 'page', pageChunk),
    'quietEffects.ts': lazyTable(
      'quietEffects',
      quiet.filter(({ effects }) => effects),
      () => 'effects',
      // Some lines a page: each chunk's address would stand in the script of all pages.
      ({ journey }) => `effects-${journey}`,
    ),
  };
  rmSync(join(pages, 'generated'), { recursive: true, force: true });
  mkdirSync(join(pages, 'generated'));
  for (const [file, content] of Object.entries(files)) {
    writeFileSync(join(pages, 'generated', file), content);
  }
}
