import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { PageHandlers } from '../../../http/page-handler.ts';
import type { Jobs } from '../../../process/jobs.ts';
import type { Sealing } from '../../../sealing/sealing.ts';
import type { IdentityTables } from '../tables.ts';
import { dataFileRoute } from './data-file-route.ts';
import { myDataPage, type MyDataParts } from './my-data-page.ts';
import { createFileRequests, type FileMakerParts } from './prepare-file.ts';
import { createPreparedFiles } from './prepared-files.ts';

/** What a person's own data works with. */
export interface OwnDataParts
  extends Omit<MyDataParts, 'db' | 'files' | 'requests'>, Omit<FileMakerParts, 'files'> {
  db: Kysely<IdentityTables>;
  jobs: Pick<Jobs, 'enqueue' | 'work'>;
  sealing: Pick<Sealing, 'seal' | 'open'>;
}

/** All that is kept of a person: the page that shows it, its file, and the job that makes a large file. */
export function createOwnData(surroundings: OwnDataParts) {
  const files = createPreparedFiles(surroundings);
  const parts = { ...surroundings, files };
  const requests = createFileRequests(parts);

  return {
    routes: (app: FastifyInstance) => {
      dataFileRoute(app, parts);
    },
    pages: { myData: myDataPage({ ...parts, requests }) } satisfies PageHandlers,
  };
}
