import { sql } from 'kysely';
import type { PersonalTable } from '../../database/personal-table.ts';

/** What this module keeps of a person: the link, what they share, and what they said to others. What others said is theirs. */
export const buddyTables: readonly PersonalTable[] = [
  // First what each change of a relationship locks first.
  {
    table: 'buddy_people',
    account: 'account_id',
    exported: {
      part: 'you',
      heading: 'buddyLink',
      columns: {
        link_id: 'linkId',
        link_made_at: 'since',
        shares_moments: 'sharesMoments',
        shares_days: 'sharesDays',
      },
    },
    closing: 'delete',
  },
  {
    table: 'buddy_relationships',
    account: 'account_id',
    alsoOf: (accountId) => sql`buddy_id = ${accountId}`,
    exported: {
      not: 'What the person said to the other one is shown, and what the other one said is theirs.',
    },
    closing: 'delete',
  },
  {
    table: 'buddy_sides',
    account: 'account_id',
    exported: {
      part: 'you',
      heading: 'buddies',
      columns: { relationship_id: 'firstName', standing: 'buddyStanding', since: 'since' },
      read: {
        relationship_id: sql`(select first_name from accounts
          join buddy_relationships as pair on accounts.id in (pair.account_id, pair.buddy_id)
          where pair.id = buddy_sides.relationship_id and accounts.id <> buddy_sides.account_id)`,
      },
      newestBy: 'since',
    },
    closing: 'delete',
  },
];
