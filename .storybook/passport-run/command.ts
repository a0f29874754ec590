import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folders } from '../../scripts/design-system/package/folders.ts';
import { passportsFile } from '../review/passports/passport.ts';
import { readPassports } from './passports.ts';

/** Writes the passports of all screens into the built package. */
writeFileSync(join(folders.dist, passportsFile), `${JSON.stringify(await readPassports())}\n`);
