import type { PersonalTable } from '../../database/personal-table.ts';

/** What this module keeps of a person: what they listened to, shared and reported. All of it goes with the account at once. */
export const momentTables: readonly PersonalTable[] = [
  {
    table: 'moment_reports',
    account: 'account_id',
    exported: {
      part: 'visits',
      heading: 'momentReports',
      columns: { reason: 'reportReason', reported_at: 'reported' },
      newestBy: 'reported_at',
    },
    closing: 'delete',
  },
  {
    table: 'moments',
    account: 'account_id',
    exported: {
      part: 'visits',
      heading: 'moments',
      columns: {
        id: 'linkId',
        line: 'momentLine',
        name: 'firstName',
        exercise: 'exercise',
        hour: 'momentHour',
        audience: 'momentAudience',
        shared_at: 'shared',
        hidden_at: 'hiddenAfterReports',
        removed_at: 'removedByUs',
        removed_for: 'reportReason',
        revoked_at: 'revoked',
      },
      newestBy: 'shared_at',
    },
    closing: 'delete',
  },
  {
    table: 'moment_bars',
    account: 'account_id',
    exported: { part: 'visits', heading: 'momentBars', columns: { barred_until: 'barredUntil' } },
    closing: 'delete',
  },
  {
    table: 'listening',
    account: 'account_id',
    exported: {
      part: 'visits',
      heading: 'listening',
      columns: { exercise: 'exercise', heard_at: 'heard', finished_at: 'finished' },
    },
    closing: 'delete',
  },
];
