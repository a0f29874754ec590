import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const built = 'drawing.js';

/** Collects styles without a document. The file for browsers needs one. */
const stylesOnServer = fileURLToPath(import.meta.resolve('styled-components/dist/styled-components.esm.js'));

/** The worker's module is at the root of a built Storybook, where the manager, which Vite does not build, finds it. */
export const workerFiles = {
  entryFileNames: built,
  chunkFileNames: 'assets/drawing-[hash].js',
  // A file of its own for each component and each namespace of words would be a hundred requests before a picture.
  codeSplitting: { groups: [{ name: fileOf }] },
};

/** All components are one file of the built worker, and so are all words of a language. */
function fileOf(module: string): string | null {
  const [, language] = /\/translations\/(\w\w)\//.exec(module) ?? [];
  if (language !== undefined) return language;
  return /\/design-system\/src\/|\/node_modules\//.test(module) && !module.includes('.stories.')
    ? 'components'
    : null;
}

/** Starts the worker with the page, beside the manager, where the address names a page that shows pictures. */
export const workerInHead = `<script>
  window.drawingWorkerAddress = '${built}';
  if (/^\\/(contact-sheet|error-atlas|journeys)\\//.test(new URLSearchParams(location.search).get('path')))
    window.drawingWorker = new Worker(window.drawingWorkerAddress, { type: 'module' });
</script>`;

/** In the worker: no module for tests, of which a drawing calls nothing, and styled-components as on a server. */
export function workerModules(): Plugin {
  const id = '\0without-tests';
  return {
    name: 'stillpoint:worker-modules',
    enforce: 'pre',
    resolveId(source) {
      if (source === 'styled-components') return stylesOnServer;
      return source === 'storybook/test' ? id : undefined;
    },
    load: (loaded) =>
      loaded === id ? 'export const fn = () => () => undefined; export const screen = {};' : undefined,
  };
}
