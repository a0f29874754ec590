import type { FamilyAccessFacts } from './FamilyAccessState.ts';

const removed: FamilyAccessFacts = {
  firstName: 'June',
  ownerName: 'Alex',
  news: { change: 'removed', until: '2026-12-04' },
};

/** Every state of the mail, once. */
export const familyAccessStates = {
  removed,
  kept: { ...removed, news: { change: 'kept' } },
  planEnds: { ...removed, news: { change: 'planEnds', until: '2026-12-04' } },
  planPauses: { ...removed, news: { change: 'planPauses', until: '2026-12-04' } },
  planGoesOn: { ...removed, news: { change: 'planGoesOn' } },
  planEnded: { ...removed, news: { change: 'planEnded' } },
  withoutName: { news: { change: 'planEnds', until: '2026-12-04' } },
} satisfies Record<string, FamilyAccessFacts>;
