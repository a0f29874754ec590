import type { Plugin } from 'vite';
import { root } from '../../scripts/root.ts';
import { coverageName } from '../review/coverage/reading.ts';
import { reviewFile, reviewFolder } from '../review/problems/reading.ts';
import { roomsName } from '../review/problems/rooms.ts';
import { readComponent, readCoverage, readRooms, reviewIndex } from './records.ts';
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
        response.end(JSON.stringify(readFor(name)));
      });
    },
    generateBundle() {
      const files = sourcesIn(root);
      const names = ['index', coverageName, roomsName, ...reviewIndex().components];
      for (const name of names) {
        const source = JSON.stringify(readFor(name, files));
        this.emitFile({ type: 'asset', fileName: reviewFile(name), source });
      }
    },
  };
}

/** What the file of a name says: the index, coverage, how long texts may be, or a component. */
function readFor(name: string, files = sourcesIn(root)): unknown {
  if (name === 'index') return reviewIndex();
  if (name === roomsName) return readRooms();
  return name === coverageName ? readCoverage(files) : readComponent(name, files);
}
