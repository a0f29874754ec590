import type { SavedCheckout } from '../../checkout/SavedCheckoutState.ts';
import type { PageOffer } from '../OfferState.ts';

export interface PlanSelectionState extends Pick<PageOffer, 'plans' | 'tax' | 'standing' | 'likelyCountry'> {
  /** The checkout that the visitor left last. */
  savedCheckout?: SavedCheckout;
}
