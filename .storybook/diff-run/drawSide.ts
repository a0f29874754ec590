import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import type { StoryAddress, StoryLook } from '../review/drawing.ts';
import { pagePath, type DrawnPage, type DrawnSide, type SideRequest } from './drawnSide.ts';
import { fingerprintOf, surfaceOf } from './fingerprint.ts';
import { fixClock } from './fixedClock.ts';
import { filesBelow } from './moduleFiles.ts';
import { storiesIn } from './stories.ts';

/** What a repository's own code for drawing offers. */
interface DrawingCode {
  drawStory: (story: StoryAddress, look: StoryLook) => Promise<string>;
  readStory?: (story: StoryAddress) => Promise<Record<string, unknown>>;
}

const drawingFile = '/.storybook/drawing/drawStory.ts';
const sheetsFile = '/.storybook/drawing/sheets.css';
const styleElements = /<style[^>]*data-styled[^]*?<\/style>/g;
const types: Record<string, string> = { svg: 'image/svg+xml', woff2: 'font/woff2', webp: 'image/webp' };

process.on('message', (request: SideRequest) => {
  draw(request).then(
    (side) => process.send?.(side),
    (fault: unknown) => {
      process.stderr.write(`${fault instanceof Error ? (fault.stack ?? fault.message) : String(fault)}\n`);
      process.exit(1);
    },
  );
});

/** Draws all that is asked for with the code of that folder, and serves it on a free port of this machine. */
async function draw({ root, names, languages, themes }: SideRequest): Promise<DrawnSide> {
  fixClock();
  const vite = await serverFor(root);
  const code = (await vite.ssrLoadModule(drawingFile)) as DrawingCode;
  const states = storiesIn(root).filter(
    ({ importPath }) => names.length === 0 || names.some((name) => importPath.includes(name)),
  );
  // In the same order on both sides, so that the rules of components have the same order.
  for (const path of [...new Set(states.map(({ importPath }) => importPath))].sort())
    await vite.ssrLoadModule(path.replace(/^\./, ''));

  const bodies = new Map<string, string>();
  const drawn: Omit<DrawnPage, 'hash' | 'shape' | 'variables'>[] = [];
  const failed: DrawnSide['failed'] = [];
  const texts: DrawnSide['texts'] = {};
  let styles = '';
  for (const state of states) {
    texts[state.id] = Object.keys((await code.readStory?.(state).catch(() => ({}))) ?? {});
    for (const language of languages) {
      for (const theme of themes) {
        try {
          const html = await code.drawStory(state, { language, theme });
          styles = (html.match(styleElements) ?? []).join('');
          const page = { id: state.id, language, theme };
          bodies.set(
            pagePath(page),
            html
              .replaceAll(' loading="lazy"', '')
              .replace(styleElements, '<link rel="stylesheet" href="/components.css">'),
          );
          drawn.push(page);
        } catch (fault) {
          failed.push({
            id: state.id,
            language,
            reason: fault instanceof Error ? fault.message : String(fault),
          });
        }
      }
    }
  }
  const componentStyles = styles.replace(/<\/?style[^>]*>/g, '');
  const sheets = sheetsOf(root);
  const files = filesOf(root);
  const surface = surfaceOf(componentStyles, sheets, files.hashOf);
  const url = await serve((path) => {
    if (path === '/components.css') return { type: 'text/css', content: componentStyles };
    if (path === sheetsFile) return { type: 'text/css', content: sheets };
    const html = bodies.get(path);
    return html === undefined ? files.read(path) : { type: 'text/html; charset=utf-8', content: html };
  });
  // Not imported: what is made of them is in a sheet of all pages.
  const ofEveryPage = globSync(['design-system/src/base.css', 'design-system/src/illustrations/**/*.ts'], {
    cwd: root,
  });
  const imported = await Promise.all(
    [...new Set(states.map(({ importPath }) => importPath.slice(2)))].map(
      async (path): Promise<[string, string[]]> => [
        path,
        [...(await filesBelow(vite, root, path)), ...ofEveryPage],
      ],
    ),
  );
  await vite.close();
  return {
    ...{ url, states, failed, texts, variables: Object.fromEntries(surface.variables) },
    pages: drawn.map((page) => ({ ...page, ...fingerprintOf(bodies.get(pagePath(page)) ?? '', surface) })),
    files: Object.fromEntries(imported),
  };
}

/** Vite for a folder, with that folder's own way to name styled parts. */
async function serverFor(root: string): Promise<ViteDevServer> {
  const styled = pathToFileURL(join(root, 'scripts/swc/vite-plugin.ts')).href;
  const { styledComponents } = (await import(styled)) as { styledComponents: () => Plugin };
  return createServer({
    configFile: false,
    root,
    appType: 'custom',
    logLevel: 'error',
    cacheDir: join(root, 'node_modules/.cache/diff'),
    server: { middlewareMode: true, hmr: false, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
    oxc: { jsx: { runtime: 'automatic' } },
    plugins: [withoutTests(), { ...styledComponents(), enforce: 'pre' }],
  });
}

/** No module for tests, of which a drawing calls nothing. */
function withoutTests(): Plugin {
  const id = '\0without-tests';
  return {
    name: 'stillpoint:without-tests',
    enforce: 'pre',
    resolveId: (source) => (source === 'storybook/test' ? id : undefined),
    load: (loaded) =>
      loaded === id ? 'export const fn = () => () => undefined; export const screen = {};' : undefined,
  };
}

/** The sheets of all pages as one, whose files are at the root of the server. */
function sheetsOf(root: string): string {
  const whole = (path: string): string =>
    readFileSync(path, 'utf8').replace(/@import\s+'([^']+)';/g, (_import, other: string) =>
      whole(join(dirname(path), other)),
    );
  return whole(join(root, sheetsFile)).replaceAll("url('./static/", "url('/static/");
}

interface Answer {
  type: string;
  content: string | Buffer;
}

/** The static files of a folder, each read once. */
function filesOf(root: string) {
  const known = new Map<string, string>();
  const read = (address: string): Answer | undefined => {
    if (!address.startsWith('/static/') || address.includes('..')) return undefined;
    try {
      const content = readFileSync(join(root, 'design-system/generated', address));
      return { type: types[address.replace(/^.*\./, '')] ?? 'application/octet-stream', content };
    } catch {
      return undefined;
    }
  };
  const hashOf = (address: string) => {
    const before = known.get(address);
    if (before !== undefined) return before;
    const hash = createHash('sha256')
      .update(read(address)?.content ?? '')
      .digest('hex');
    known.set(address, hash);
    return hash;
  };
  return { read, hashOf };
}

async function serve(answerTo: (path: string) => Answer | undefined): Promise<string> {
  const server = createHttpServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const answer = answerTo(pathname);
    if (answer === undefined) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      'content-type': answer.type,
      'cache-control': 'max-age=3600',
      'content-security-policy': "script-src 'none'",
    });
    response.end(answer.content);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
