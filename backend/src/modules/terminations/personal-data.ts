import { sql } from 'kysely';
import type { PersonalTable } from '../../database/personal-table.ts';
import { provedAddressOf } from '../../database/proved-address.ts';

/** What this module keeps of a person. */
export const terminationTables: readonly PersonalTable[] = [
  {
    table: 'contract_terminations',
    account: 'user_id',
    // Before it is confirmed it names no account: it is its owner's once the address was proven.
    alsoOf: (accountId) =>
      sql<boolean>`user_id is null and coalesce(email_normalised, lower(email)) = ${provedAddressOf(accountId)}`,
    exported: {
      part: 'plan',
      heading: 'contractTerminations',
      columns: {
        name: 'terminationName',
        email: 'email',
        contract: 'subscriptionNumber',
        kind: 'terminationKind',
        reason: 'reason',
        ends_on: 'terminationWish',
        declared_at: 'declared',
        confirmed_at: 'confirmed',
        outcome: 'terminationOutcome',
        ended_on: 'ends',
      },
      read: {
        // As the page of a confirmed declaration says it.
        outcome: sql`case
          when number_unknown then 'unknownNumber'
          when outcome = 'ended' and ended_on is null then 'calledOff'
          when outcome = 'nothing' and ended_on is not null then 'endsByItself'
          else outcome end`,
      },
      newestBy: 'declared_at',
    },
    closing: {
      kept: 'It proves that a contract was ended and when, for the three years in which that can be disputed.',
      needAccount: false,
    },
  },
];
