import type { PersonalTable } from '../../database/personal-table.ts';

/** What this module keeps of a person. */
export const newsletterTables: readonly PersonalTable[] = [
  {
    table: 'newsletter_requests',
    withoutAccount:
      'It belongs to an address, with an account or without one, and is left by the link in each mail.',
  },
];
