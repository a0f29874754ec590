import type { GiftTakenBackFacts } from './GiftTakenBackState.ts';

const year: GiftTakenBackFacts = { kind: 'year', giverName: 'Alex', receiverName: 'June' };

/** Every state of the mail, once. */
export const giftTakenBackStates = {
  year,
  season: { ...year, kind: 'season' },
  familyYear: { ...year, kind: 'familyYear' },
  withoutName: { kind: 'year', receiverName: 'June' },
} satisfies Record<string, GiftTakenBackFacts>;
