import { definePage } from '../../definePage.ts';
import { upgradeAnytime, type UpgradeAnytimeFacts } from './upgradeAnytime.ts';
import { UpgradeAnytimeRoute } from './UpgradeAnytimeRoute.tsx';

export const page = definePage({
  Route: UpgradeAnytimeRoute,
  reducers: { upgradeAnytime },
  sagas: [],
  stateFrom: (facts: UpgradeAnytimeFacts) => ({ upgradeAnytime: facts }),
});
