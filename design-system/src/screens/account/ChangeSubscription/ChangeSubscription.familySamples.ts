import { family, offers } from './ChangeSubscription.samples.ts';
import type { UnconfirmedChange } from './ChangeSubscriptionState.ts';

/** Changes by which the people of a family lose their access. */
export const ofFamily = {
  refund: {
    offer: { ...offers.refund, from: family },
    familyLoses: { people: 4, from: offers.refund.startsOn },
  },
  pause: {
    offer: { ...offers.pause, from: family },
    familyLoses: { people: 1, from: offers.pause.startsOn },
  },
} satisfies Record<string, Pick<UnconfirmedChange, 'offer' | 'familyLoses'>>;
