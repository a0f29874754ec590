import { sql } from 'kysely';
import type { PersonalTable } from '../../database/personal-table.ts';

/** What this module keeps of a person: of a member the link and what came of it, of a friend whose free days they took. */
export const referralTables: readonly PersonalTable[] = [
  {
    table: 'referral_links',
    account: 'account_id',
    exported: {
      part: 'plan',
      heading: 'linkForFriends',
      columns: { id: 'linkId', created_at: 'since', came: 'friendsCame', months: 'monthsGiven' },
    },
    closing: 'delete',
  },
  {
    table: 'referrals',
    account: 'friend_account_id',
    exported: {
      part: 'plan',
      heading: 'daysOfFriend',
      columns: { link_id: 'givenBy', took_at: 'redeemed' },
      read: {
        link_id: sql`(select first_name from accounts
          join referral_links on referral_links.account_id = accounts.id
          where referral_links.id = referrals.link_id)`,
      },
    },
    closing: {
      kept: 'A person takes free days of a friend once, also by another account later: a digest of the address is kept.',
      needAccount: false,
      overwritten: { friend_account_id: sql`null` },
    },
  },
  {
    table: 'former_people',
    withoutAccount:
      'A digest of the address of who closed an account that had a subscription, kept for three years: free days of a friend are for people who never had one.',
  },
];
