import type { Plugin } from 'vite';
import { root } from '../../scripts/root.ts';
import { reviewFile, reviewFolder } from '../review/problems/reading.ts';
import { readComponent, reviewIndex } from './records.ts';
import { sourcesIn } from './sources.ts';

/** Gives the contact sheet what `npm run review` found: as files of the built Storybook, or in development as it is now. */
export function reviewRecords(): Plugin {
  return {
    name: 'stillpoint:review-records',
    configureServer({ middlewares }) {
      middlewares.use(`/${reviewFolder}`, (request, response, next) => {
        const [, name] = /^\/([a-z0-9-]+)\.json(?:\?|$)/.exec(request.url ?? '') ?? [];
        if (name === undefined) {
          next();
          return;
        }
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify(name === 'index' ? reviewIndex() : readComponent(name, sourcesIn(root))));
      });
    },
    generateBundle() {
      const files = sourcesIn(root);
      const index = reviewIndex();
      this.emitFile({ type: 'asset', fileName: reviewFile('index'), source: JSON.stringify(index) });
      for (const component of index.components) {
        const source = JSON.stringify(readComponent(component, files));
        this.emitFile({ type: 'asset', fileName: reviewFile(component), source });
      }
    },
  };
}
