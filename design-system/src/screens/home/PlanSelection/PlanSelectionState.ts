import type { PageOffer } from '../OfferState.ts';

export type PlanSelectionState = Pick<PageOffer, 'plans' | 'tax' | 'standing' | 'likelyCountry'>;
