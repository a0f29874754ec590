import { defineJourney } from '../../../journeys/defineJourney.ts';

export const journey = defineJourney('Community', { at: ['community'], opens: 'each', ways: [] });
