import type { Kysely } from 'kysely';
import { pressedTwiceMs } from '../../http/pressed-twice.ts';
import { keptForDays } from './audit.ts';
import { waitsSeconds } from './second-factor/sign-in-steps.ts';
import type { IdentityTables } from './tables.ts';

/** Deletes expired rows: they have no effect any more, and tell who tried to sign in when. */
export async function sweepExpired(db: Kysely<IdentityTables>) {
  const now = new Date();
  await db.deleteFrom('sessions').where('expiresAt', '<', now).execute();
  await db.deleteFrom('oidcRecords').where('expiresAt', '<', now).execute();
  await db.deleteFrom('signInTransactions').where('expiresAt', '<', now).execute();
  await db.deleteFrom('departures').where('expiresAt', '<', now).execute();
  const pressedOnce = new Date(now.getTime() - pressedTwiceMs);
  await db
    .deleteFrom('passwordResets')
    .where('expiresAt', '<', now)
    .where((where) => where.or([where('usedAt', 'is', null), where('usedAt', '<', pressedOnce)]))
    .execute();
  await db.deleteFrom('dataFiles').where('expiresAt', '<', now).execute();
  await db.deleteFrom('parkedArrivals').where('expiresAt', '<', now).execute();
  await db.deleteFrom('secondFactorSteps').where('expiresAt', '<', now).execute();
  await db.deleteFrom('loginChallenges').where('expiresAt', '<', now).execute();
  await db.deleteFrom('authenticatorSetups').where('expiresAt', '<', now).execute();
  // While the login goes on that a code was for, its page says that it has expired, and not that none was sent.
  const noLoginSince = new Date(now.getTime() - waitsSeconds * 1000);
  await db.deleteFrom('mailedCodes').where('expiresAt', '<', noLoginSince).execute();
  await db.deleteFrom('signInDetails').where('expiresAt', '<', now).execute();
  await db.deleteFrom('passkeyChallenges').where('expiresAt', '<', now).execute();
  await db.deleteFrom('appleNotifications').where('expiresAt', '<', now).execute();
  const forgottenBefore = new Date(now.getTime() - keptForDays * 24 * 3_600_000);
  await db.deleteFrom('identityChanges').where('changedAt', '<', forgottenBefore).execute();
}
