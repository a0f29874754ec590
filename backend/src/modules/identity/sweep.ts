import type { Kysely } from 'kysely';
import { deleteInSlices } from '../../database/in-slices.ts';
import { pressedTwiceMs } from '../../http/pressed-twice.ts';
import { keptForDays } from './audit.ts';
import { waitsSeconds } from './second-factor/sign-in-steps.ts';
import type { IdentityTables } from './tables.ts';

/** Tables of which nothing is needed that has expired. */
const expiring = [
  'sessions',
  'oidcRecords',
  'signInTransactions',
  'departures',
  'dataFiles',
  'parkedArrivals',
  'secondFactorSteps',
  'loginChallenges',
  'authenticatorSetups',
  'signInDetails',
  'passkeyChallenges',
  'appleNotifications',
] as const;

/** Deletes expired rows: they have no effect any more, and tell who tried to sign in when. */
export async function sweepExpired(db: Kysely<IdentityTables>) {
  const now = new Date();
  for (const table of expiring) await deleteInSlices(db, table, (row) => row('expiresAt', '<', now));
  const pressedOnce = new Date(now.getTime() - pressedTwiceMs);
  await deleteInSlices(db, 'passwordResets', (row) =>
    row.and([
      row('expiresAt', '<', now),
      row.or([row('usedAt', 'is', null), row('usedAt', '<', pressedOnce)]),
    ]),
  );
  // While the login goes on that a code was for, its page says that it has expired, and not that none was sent.
  const noLoginSince = new Date(now.getTime() - waitsSeconds * 1000);
  await deleteInSlices(db, 'mailedCodes', (row) => row('expiresAt', '<', noLoginSince));
  const forgottenBefore = new Date(now.getTime() - keptForDays * 24 * 3_600_000);
  await deleteInSlices(db, 'identityChanges', (row) => row('changedAt', '<', forgottenBefore));
}
