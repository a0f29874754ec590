import { definePage } from '../../definePage.ts';
import { upgradeOffer, type UpgradeOfferFacts } from './upgradeOffer.ts';
import { UpgradeOfferRoute } from './UpgradeOfferRoute.tsx';

export const page = definePage({
  Route: UpgradeOfferRoute,
  reducers: { upgradeOffer },
  sagas: [],
  stateFrom: (facts: UpgradeOfferFacts) => ({ upgradeOffer: facts }),
});
