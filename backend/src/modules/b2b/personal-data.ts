import type { PersonalTable } from '../../database/personal-table.ts';

/** What this module keeps of a person. */
export const membershipTables: readonly PersonalTable[] = [
  {
    table: 'memberships',
    account: 'account_id',
    exported: {
      part: 'you',
      heading: 'memberships',
      columns: {
        organisation_id: 'organisation',
        health_hub_external_id: 'partnerNumber',
        joined_at: 'joined',
        enrolled_at: 'enrolled',
      },
    },
    closing: 'delete',
  },
  {
    table: 'work_addresses',
    account: 'account_id',
    exported: {
      part: 'you',
      heading: 'workAddresses',
      columns: {
        email_normalised: 'email',
        organisation_id: 'organisation',
        verified_at: 'emailConfirmed',
      },
    },
    closing: 'delete',
  },
];
