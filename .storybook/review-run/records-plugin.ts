import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { root } from '../../scripts/root.ts';
import { walkedFile, type WalkedWays } from '../../site/src/journeys/walked.ts';
import { coverageName } from '../review/coverage/reading.ts';
import { reviewFile, reviewFolder, walkedName } from '../review/problems/reading.ts';
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
      const names = ['index', coverageName, roomsName, walkedName, ...reviewIndex().components];
      for (const name of names) {
        const source = JSON.stringify(readFor(name, files));
        this.emitFile({ type: 'asset', fileName: reviewFile(name), source });
      }
    },
  };
}

/** What the file of a name says: the index, coverage, how long texts may be, which ways were walked, or a component. */
function readFor(name: string, files = sourcesIn(root)): unknown {
  if (name === 'index') return reviewIndex();
  if (name === roomsName) return readRooms();
  if (name === walkedName) return readWalkedWays();
  return name === coverageName ? readCoverage(files) : readComponent(name, files);
}

/** What the last whole run of the journeys kept. Null where there was none. */
function readWalkedWays(): WalkedWays | null {
  const file = join(root, walkedFile);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as WalkedWays) : null;
}
