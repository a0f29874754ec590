import type { SubscriptionStore } from './SubscriptionState.ts';

/** The names of the companies, which are the same in every language. */
export const storeNames: Record<Exclude<SubscriptionStore, 'unknown'>, string> = {
  itunes: 'Apple',
  google: 'Google',
  spotify: 'Spotify',
};
