import type { IdentityTables } from '../modules/identity/tables.ts';
import type { TestApp } from './app.ts';

/** What was written down of an account's memberships, in the order in which it was. */
export function membershipChangesOf(testApp: TestApp, accountId: string) {
  return testApp.db
    .$extendTables<IdentityTables>()
    .selectFrom('identityChanges')
    .select(['change', 'method', 'network'])
    .where('accountId', '=', accountId)
    .where('change', 'in', ['memberJoined', 'memberLeft', 'enrolled'])
    .orderBy('changedAt')
    .orderBy('id')
    .execute();
}
