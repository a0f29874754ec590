import { mkdir, writeFile } from 'node:fs/promises';
import { buildApp } from './app.ts';
import { systemClock } from './process/clock.ts';
import { readConfig } from './config/config.ts';
import { openDatabase } from './database/open.ts';
import { createJobs } from './modules/jobs/index.ts';
import { processLog } from './http/request-log.ts';
import { unbuiltSite } from './site/unbuilt-site.ts';

/** Writes the description of all routes for the site's types. Nothing listens and no database is asked. */
const config = { ...readConfig({}), logLevel: 'silent' as const };
const log = processLog(config);
const database = await openDatabase({ kind: 'postgres', url: 'postgres://none@localhost/none' });
const jobs = createJobs({ connection: database.connection, clock: systemClock, log });
const app = await buildApp({ config, db: database.db, clock: systemClock, jobs, site: unbuiltSite, log });
await app.ready();

const folder = new URL('../../site/src/api/generated/', import.meta.url);
await mkdir(folder, { recursive: true });
await writeFile(new URL('openapi.json', folder), `${JSON.stringify(app.swagger(), undefined, 2)}\n`);
await app.close();
await database.close();
