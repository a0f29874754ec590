import { continueToDestination } from '../../../../sagas/auth/continueToDestination.ts';
import type { Effects } from '../../definePage.ts';
import { authCallback } from './authCallback.ts';

/** Goes on to the destination without a press. */
export const effects = {
  reducers: { authCallback },
  sagas: [continueToDestination],
} satisfies Partial<Effects>;
