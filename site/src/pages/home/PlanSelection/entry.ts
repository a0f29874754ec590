import type { PageEntry } from '../../PageEntry.ts';

export const entry = {
  path: '/plans',
  access: 'anyone',
  namespaces: ['planSelection', 'placeholders', 'savedCheckout', 'employerPays'],
  screenView: 'plan selection',
  live: false,
  offersLanguage: true,
  listed: true,
} as const satisfies PageEntry;
