import { defineJourney } from '../../../journeys/defineJourney.ts';

export const journey = defineJourney('UpgradeAnytime', {
  at: ['upgradeAnytime'],
  reachedBy: 'redirect',
  opens: 'each',
  ways: [],
});
