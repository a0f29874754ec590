import type { Kysely } from 'kysely';
import type { SharedTransaction } from '../../database/database.ts';
import { pressedTwiceMs } from '../../http/pressed-twice.ts';
import { networkAddress } from '../../throttle/network-address.ts';
import type { IdentityChange, IdentityTables } from './tables.ts';

/** How long the record of a change is kept. */
export const keptForDays = 730;

/**
 * Writes down a change to an account or to its login methods, in the transaction that makes the change. What no one
 * asked for at that moment comes from no network.
 */
export async function recordChange(
  trx: Kysely<IdentityTables>,
  { accountId, change, method, ip }: IdentityChange & { accountId: string; ip?: string },
): Promise<void> {
  await trx
    .insertInto('identityChanges')
    .values({
      accountId,
      change,
      method,
      network: ip === undefined ? '' : networkOf(ip),
      changedAt: new Date(),
    })
    .execute();
}

/** A change to what an account is a member of, and how it was made: by a workplace, or by mail. */
export interface MembershipChange {
  accountId: string;
  change: Extract<IdentityChange['change'], 'memberJoined' | 'memberLeft' | 'enrolled'>;
  method: string;
  ip?: string | undefined;
}

/** Writes down such a change, which another module makes. */
export async function recordMembership(
  shared: SharedTransaction,
  { ip, ...change }: MembershipChange,
): Promise<void> {
  await recordChange(shared.$extendTables<IdentityTables>(), { ...change, ...(ip !== undefined && { ip }) });
}

/** Whether an account was changed so recently that the form may have been pressed twice. */
export async function wasJustChanged(
  db: Kysely<IdentityTables>,
  accountId: string,
  change: IdentityChange['change'],
): Promise<boolean> {
  const made = await db
    .selectFrom('identityChanges')
    .select('id')
    .where('accountId', '=', accountId)
    .where('change', '=', change)
    .where('changedAt', '>', new Date(Date.now() - pressedTwiceMs))
    .executeTakeFirst();
  return made !== undefined;
}

/** The network that an address belongs to: the first three numbers of IPv4, the first 48 bits of IPv6. */
export function networkOf(ip: string): string {
  const address = networkAddress(ip);
  return address.includes('.')
    ? address.split('.').slice(0, 3).join('.')
    : address.split(':').slice(0, 3).join(':');
}
