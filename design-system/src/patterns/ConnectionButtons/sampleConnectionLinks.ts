import type { Connection } from './ConnectionButtons.options.ts';

/** Where the buttons of companies lead in stories and tests. */
export const sampleConnectionLinks: Readonly<Record<Connection, string>> = {
  apple: '/auth/with/apple',
  facebook: '/auth/with/facebook',
  spotify: '/auth/with/spotify',
  google: '/auth/with/google',
  personifyhealth: '/auth/with/personifyhealth',
};
