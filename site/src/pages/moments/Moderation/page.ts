import { definePage } from '../../definePage.ts';
import { moderation, type ModerationFacts } from './moderation.ts';
import { ModerationRoute } from './ModerationRoute.tsx';

export const page = definePage({
  Route: ModerationRoute,
  reducers: { moderation },
  sagas: [],
  stateFrom: (facts: ModerationFacts) => ({ moderation: facts }),
});
