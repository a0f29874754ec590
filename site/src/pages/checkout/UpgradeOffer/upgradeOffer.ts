import type { UpgradeOfferState } from '@stillpoint/design-system';
import { fromServer } from '../../../state/fromServer.ts';

/** What the backend knows of the page: the plan, what it costs, and when it begins. */
export type UpgradeOfferFacts = UpgradeOfferState;

/** Null until a page with it is drawn. */
export const upgradeOffer = fromServer<UpgradeOfferState | null>(null);

export function selectUpgradeOffer(state: {
  upgradeOffer: UpgradeOfferState | null;
}): UpgradeOfferState | null {
  return state.upgradeOffer;
}
