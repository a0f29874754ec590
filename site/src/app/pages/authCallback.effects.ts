import { continueToDestination } from '../../../sagas/auth/continueToDestination.ts';
import { authCallback } from '../../state/authCallback/authCallback.ts';

/** Goes on by itself. */
export const authCallbackEffects = {
  reducers: { authCallback },
  sagas: [continueToDestination],
};
