import { definePage } from '../../definePage.ts';
import type { GivenGiftFacts } from './givenGift.ts';
import { GivenGiftRoute } from './GivenGiftRoute.tsx';
import { effects } from './effects.ts';

export const page = definePage({
  Route: GivenGiftRoute,
  ...effects,
  stateFrom: (facts: GivenGiftFacts) => ({ givenGift: facts }),
});
