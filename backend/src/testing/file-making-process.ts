import { fileMaker } from '../modules/identity/export/prepare-file.ts';
import { createPreparedFiles } from '../modules/identity/export/prepared-files.ts';
import type { IdentityTables } from '../modules/identity/tables.ts';
import { personalTables } from '../personal-tables.ts';
import { createSealing } from '../sealing/sealing.ts';
import { openKillingDatabase } from './killed-process.ts';

// A process that makes one file of a person's own data: `FILE_ID=…`.
const { FILE_ID = '' } = process.env;
const { db: counted, mail, end } = await openKillingDatabase();
const db = counted.$extendTables<IdentityTables>();

await fileMaker({
  ...{ db, mail, personalTables, siteOrigin: 'http://localhost' },
  files: createPreparedFiles({ db, sealing: createSealing({ keys: ['ours'], purpose: 'files' }) }),
})({ id: FILE_ID, language: 'en' });
await end();
