import { definePage } from '../../definePage.ts';
import { effects } from './live.ts';
import { payGiftFrom, type PayGiftFacts } from './payGift.ts';
import { PayGiftRoute } from './PayGiftRoute.tsx';

export const page = definePage({
  ...effects,
  Route: PayGiftRoute,
  stateFrom: (facts: PayGiftFacts) => payGiftFrom(facts),
});
