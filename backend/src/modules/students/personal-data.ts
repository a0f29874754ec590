import type { PersonalTable } from '../../database/personal-table.ts';

/** What this module keeps of a person. What they tell the company that verifies does not come here. */
export const studentTables: readonly PersonalTable[] = [
  {
    table: 'student_verifications',
    account: 'account_id',
    exported: {
      part: 'you',
      heading: 'studentVerification',
      columns: {
        verification_id: 'numberAtCompany',
        started_at: 'opened',
        verified_on: 'since',
        ends_on: 'ends',
      },
    },
    closing: 'delete',
  },
];
