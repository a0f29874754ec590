import { defineJourney } from '../../../journeys/defineJourney.ts';

export const journey = defineJourney('OwnMoments', { at: ['ownMoments'], opens: 'each', ways: [] });
