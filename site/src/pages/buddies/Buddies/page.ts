import { definePage } from '../../definePage.ts';
import type { BuddiesFacts } from './buddies.ts';
import { BuddiesRoute } from './BuddiesRoute.tsx';
import { effects } from './effects.ts';

export const page = definePage({
  Route: BuddiesRoute,
  ...effects,
  stateFrom: (facts: BuddiesFacts) => ({ buddies: facts }),
});
