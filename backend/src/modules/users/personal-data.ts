import type { PersonalTable } from '../../database/personal-table.ts';

/** What this module keeps of a person. */
export const userTables: readonly PersonalTable[] = [
  {
    table: 'accounts',
    account: 'id',
    exported: {
      part: 'you',
      heading: 'account',
      columns: {
        email: 'email',
        email_verified_at: 'emailConfirmed',
        first_name: 'firstName',
        last_name: 'lastName',
        language: 'language',
        marketing_opt_in: 'marketing',
        marketing_decided_at: 'marketingDecided',
        external_id: 'partnerNumber',
        created_at: 'opened',
      },
    },
    closing: 'last',
  },
  {
    table: 'closed_accounts',
    account: 'account_id',
    exported: { not: 'Only a closed account has a row, and no login opens one.' },
    closing: 'last',
  },
  {
    table: 'marketing_decisions',
    account: 'account_id',
    exported: {
      part: 'you',
      heading: 'marketingAnswers',
      columns: {
        opt_in: 'marketing',
        place: 'place',
        decided_at: 'answered',
      },
      newestBy: 'decided_at',
    },
    closing: 'delete',
  },
  {
    table: 'held_addresses',
    account: 'account_id',
    exported: {
      part: 'you',
      heading: 'formerAddresses',
      columns: {
        email_normalised: 'email',
        until: 'keptUntil',
      },
    },
    closing: 'delete',
  },
];
