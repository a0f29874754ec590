import { sql } from 'kysely';
import type { PersonalTable } from '../../database/personal-table.ts';
import { provedAddressOf } from '../../database/proved-address.ts';

/** What this module keeps of a person: of an owner whom they invited, of a person what they gave when they joined. */
export const familyTables: readonly PersonalTable[] = [
  {
    table: 'family_people',
    account: 'account_id',
    // An invitation that no one has accepted is of the person whose proved address it names.
    alsoOf: (accountId) =>
      sql<boolean>`account_id is null and email_normalised = ${provedAddressOf(accountId)}`,
    exported: {
      part: 'plan',
      heading: 'family',
      columns: {
        first_name: 'firstName',
        last_name: 'lastName',
        email: 'email',
        street_name: 'street',
        street_number: 'houseNumber',
        zip_postal_code: 'zipCode',
        city: 'city',
        country: 'country',
        joined_at: 'since',
        leaves_on: 'ends',
        left_at: 'left',
      },
    },
    closing: 'delete',
  },
  {
    table: 'family_groups',
    account: 'owner_account_id',
    exported: {
      part: 'plan',
      heading: 'ownFamily',
      columns: { created_at: 'since', id: 'invited', ended_at: 'left' },
      read: {
        id: sql`(select string_agg(email, ', ' order by invited_at) from family_people
          where group_id = family_groups.id and email is not null)`,
      },
    },
    // Its people are told that it is over, and it ends then.
    closing: {
      kept: 'Its people are told that the plan is over, by a job that follows at once.',
      needAccount: false,
      overwritten: { owner_account_id: sql`null` },
    },
  },
];
