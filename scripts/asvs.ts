import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readChapters } from './asvs/Chapter.ts';
import { asvsPage } from './asvs/page.ts';
import { taggedTests } from './asvs/tagged-tests.ts';
import { command } from './command.ts';
import { root } from './root.ts';

/** Writes the table of the security standard from the tags of tests. */
await command(() => writeFile(join(root, 'docs/security/asvs.md'), asvsPage(readChapters(), taggedTests())));
