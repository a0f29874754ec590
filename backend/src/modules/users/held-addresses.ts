import type { Kysely } from 'kysely';
import { deleteInSlices } from '../../database/in-slices.ts';
import type { SharedTransaction, Tables } from '../../database/database.ts';

/** A former address of an account, which no other account can have until then. */
interface HeldAddressesTable {
  emailNormalised: string;
  accountId: string;
  until: Date;
}

export type HeldAddressTables = Tables<{ heldAddresses: HeldAddressesTable }>;

/** Keeps an address free for an account. */
export async function holdAddress(shared: SharedTransaction, held: HeldAddressesTable): Promise<void> {
  const { accountId, until } = held;
  await shared
    .$extendTables<HeldAddressTables>()
    .insertInto('heldAddresses')
    .values(held)
    .onConflict((conflict) => conflict.column('emailNormalised').doUpdateSet({ accountId, until }))
    .execute();
}

/** Deletes the addresses that are kept free no longer. */
export async function releaseAddresses(db: Kysely<HeldAddressTables>): Promise<void> {
  const now = new Date();
  await deleteInSlices(db, 'heldAddresses', (row) => row('until', '<', now));
}

/** The account that an address is kept free for. */
export async function holderOf(
  db: Kysely<HeldAddressTables>,
  emailNormalised: string,
): Promise<string | undefined> {
  const held = await db
    .selectFrom('heldAddresses')
    .select('accountId')
    .where('emailNormalised', '=', emailNormalised)
    .where('until', '>', new Date())
    .executeTakeFirst();
  return held?.accountId;
}

/** Whether an address is kept free for another account. */
export async function isHeldForAnother(
  shared: SharedTransaction,
  { emailNormalised, accountId }: Pick<HeldAddressesTable, 'emailNormalised' | 'accountId'>,
): Promise<boolean> {
  const held = await shared
    .$extendTables<HeldAddressTables>()
    .selectFrom('heldAddresses')
    .select('accountId')
    .where('emailNormalised', '=', emailNormalised)
    .where('accountId', '!=', accountId)
    .where('until', '>', new Date())
    .executeTakeFirst();
  return held !== undefined;
}
