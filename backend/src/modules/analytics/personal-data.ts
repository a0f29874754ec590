import type { PersonalTable } from '../../database/personal-table.ts';

/** What this module keeps of a person. */
export const analyticsTables: readonly PersonalTable[] = [
  {
    table: 'analytics_events',
    account: 'account_id',
    exported: {
      part: 'visits',
      heading: 'visits',
      columns: {
        type: 'eventType',
        name: 'eventName',
        platform: 'platform',
        language: 'language',
        fields: 'eventDetails',
        happened_at: 'happened',
      },
      newestBy: 'happened_at',
    },
    closing: 'delete',
  },
];
