import type { Database } from '../../database/database.ts';
import type { PageHandlers } from '../../http/page-handler.ts';
import type { Throttle } from '../../throttle/throttle.ts';
import { createDeclarations, type DeclarationParts } from './declarations.ts';
import { terminationPage, type TerminationPageParts } from './page.ts';
import type { TerminationTables } from './tables.ts';

export type { TerminationMails } from './mails.ts';

export { terminationTables } from './personal-data.ts';

/** What ending contracts without a login stands on. */
export interface TerminationsOptions
  extends
    Omit<DeclarationParts, 'db' | 'siteOrigin' | 'throttle'>,
    Omit<TerminationPageParts, 'declarations' | 'throttle'> {
  throttle: Pick<Throttle, 'attempt' | 'forgive'>;
  config: { siteOrigin: string };
  db: Database;
}

/** Ends contracts without a login. */
export function createTerminations({ config, db, ...parts }: TerminationsOptions) {
  const declarations = createDeclarations({
    ...parts,
    db: db.$extendTables<TerminationTables>(),
    siteOrigin: config.siteOrigin,
  });
  return {
    plannedEndOf: declarations.plannedEndOf,
    pages: { endContract: terminationPage({ ...parts, declarations }) } satisfies PageHandlers,
  };
}
