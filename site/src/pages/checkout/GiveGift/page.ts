import { definePage } from '../../definePage.ts';
import { giveGift, type GiveGiftFacts } from './giveGift.ts';
import { GiveGiftRoute } from './GiveGiftRoute.tsx';

export const page = definePage({
  Route: GiveGiftRoute,
  reducers: { giveGift },
  sagas: [],
  stateFrom: (facts: GiveGiftFacts) => ({ giveGift: facts }),
});
