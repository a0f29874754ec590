import { defineJourney } from '../../../journeys/defineJourney.ts';

export const journey = defineJourney('Invoice', { at: ['invoice'], opens: 'each', ways: [] });
