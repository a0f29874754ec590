import type { PersonalTable } from '../../database/personal-table.ts';

/** What this module keeps of a person. */
export const voucherTables: readonly PersonalTable[] = [
  {
    table: 'voucher_redemptions',
    account: 'user_id',
    exported: {
      part: 'plan',
      heading: 'vouchers',
      columns: {
        code: 'voucherCode',
        redeemed_at: 'redeemed',
      },
      newestBy: 'redeemed_at',
    },
    closing: { kept: 'It explains what was paid, and goes with the payments.', needAccount: true },
  },
];
