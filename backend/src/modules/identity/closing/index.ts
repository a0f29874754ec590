import type { FastifyBaseLogger } from 'fastify';
import type { PageHandlers } from '../../../http/page-handler.ts';
import { jobKind, type Jobs } from '../../../process/jobs.ts';
import { createMailedCodes } from '../identities/mailed-codes.ts';
import { createAccountCloser, type ClosingParts } from './close-accounts.ts';
import { deleteAccountPage, type DeleteAccountParts } from './delete-account-page.ts';
import { createDeletions } from './deletions.ts';
import { keepAccountPage, type KeepAccountParts } from './keep-account-page.ts';

/** What closing accounts works with. */
export interface ClosingAreaParts
  extends
    Omit<DeleteAccountParts, 'codes' | 'deletions' | 'accounts' | 'sessions' | 'throttle'>,
    Omit<KeepAccountParts, 'deletions' | 'accounts' | 'sessions'>,
    Omit<ClosingParts, 'deletions' | 'accounts'>,
    Omit<Parameters<typeof createMailedCodes>[0], 'db' | 'mail'> {
  accounts: DeleteAccountParts['accounts'] & ClosingParts['accounts'];
  sessions: DeleteAccountParts['sessions'] & KeepAccountParts['sessions'];
  jobs: Pick<Jobs, 'every'>;
  log: FastifyBaseLogger;
}

/** Deletes accounts: the pages that ask for it and take it back, and the job that does it when the time is over. */
export function createClosing(parts: ClosingAreaParts) {
  const deletions = createDeletions(parts.db);
  const closeAccounts = createAccountCloser({ ...parts, deletions });
  parts.jobs.every(jobKind('identity.close-accounts'), '11 * * * *', closeAccounts);

  return {
    isClosing: deletions.isClosing,
    pages: {
      deleteAccount: deleteAccountPage({ ...parts, codes: createMailedCodes(parts), deletions }),
      keepAccount: keepAccountPage({ ...parts, deletions }),
    } satisfies PageHandlers,
  };
}
