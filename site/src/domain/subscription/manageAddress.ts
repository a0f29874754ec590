import type { SubscriptionState } from '@stillpoint/design-system';

const addressOf = {
  itunes: 'https://apps.apple.com/account/subscriptions',
  google: 'https://play.google.com/store/account/subscriptions',
  spotify: 'https://www.spotify.com/account/',
  unknown: undefined,
} as const;

/** Where a subscription bought in another store is managed, if known. */
export function manageAddress(state: SubscriptionState): string | undefined {
  return state.status === 'otherSource' ? addressOf[state.store] : undefined;
}
