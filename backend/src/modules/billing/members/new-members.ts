import type { Database, SharedTransaction } from '../../../database/database.ts';
import { mayHaveFreeDays } from '../eligibility.ts';
import type { BillingTables } from '../tables.ts';
import { createMemberRepository } from './repository.ts';

/** Whether a user never had a subscription. Reads in the transaction, where one is given. */
export function createNewMemberCheck(database: Database) {
  return async (userId: string, trx?: SharedTransaction): Promise<boolean> => {
    const members = createMemberRepository((trx ?? database).$extendTables<BillingTables>());
    return mayHaveFreeDays(await members.subscriptionsOf(userId));
  };
}
