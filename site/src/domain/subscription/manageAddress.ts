import type { SubscriptionState } from '@stillpoint/design-system';

const addressOf = {
  itunes: 'https://apps.apple.com/account/subscriptions',
  google: 'https://play.google.com/store/account/subscriptions',
  spotify: 'https://www.spotify.com/account/',
  unknown: undefined,
} as const;

/** Where a subscription that was bought elsewhere is looked after, as far as one can know. */
export function manageAddress(state: SubscriptionState): string | undefined {
  return state.status === 'otherSource' ? addressOf[state.store] : undefined;
}
