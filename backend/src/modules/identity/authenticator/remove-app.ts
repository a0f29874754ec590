import type { Transaction } from 'kysely';
import type { SecondFactors } from '../second-factor/second-factors.ts';
import type { IdentityTables } from '../tables.ts';
import type { AuthenticatorApps } from './authenticator-apps.ts';
import { removeRecoveryCodes } from './recovery-codes.ts';

/** What removing an authenticator app works with. */
export interface AppRemovalParts {
  apps: Pick<AuthenticatorApps, 'remove'>;
  factors: Pick<SecondFactors, 'remove' | 'sinceOf'>;
}

/** Whose app is removed, and from where. */
interface Removal {
  accountId: string;
  ip: string;
}

/** Removes the app of an account with its recovery codes, and writes that down. False where there was none. */
export async function removeApp(
  trx: Transaction<IdentityTables>,
  { accountId, ip }: Removal,
  { apps, factors }: AppRemovalParts,
): Promise<boolean> {
  if (!(await factors.remove(trx, { accountId, kind: 'app', ip }))) return false;
  await apps.remove(trx, accountId);
  await removeRecoveryCodes(trx, accountId);
  return true;
}

/** The same, of an app that was set up since then. One from before stays, and gives false. */
export async function removeAppSetUpSince(
  trx: Transaction<IdentityTables>,
  { since, ...removal }: Removal & { since: Date },
  parts: AppRemovalParts,
): Promise<boolean> {
  const setUp = await parts.factors.sinceOf(removal.accountId, 'app', trx);
  return setUp !== undefined && setUp >= since && removeApp(trx, removal, parts);
}
