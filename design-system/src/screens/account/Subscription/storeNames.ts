import type { SubscriptionStore } from './SubscriptionState.ts';

/** Names of the stores, the same in every language. */
export const storeNames: Record<Exclude<SubscriptionStore, 'unknown'>, string> = {
  itunes: 'Apple',
  google: 'Google',
  spotify: 'Spotify',
};
