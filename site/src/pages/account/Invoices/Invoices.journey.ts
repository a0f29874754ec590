import { defineJourney } from '../../../journeys/defineJourney.ts';

export const journey = defineJourney('Invoices', { at: ['invoices'], opens: 'each', ways: [] });
