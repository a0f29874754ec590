import type { FamilyChangedFacts } from './FamilyChangedState.ts';

const joined: FamilyChangedFacts = {
  firstName: 'Alex',
  change: 'joined',
  person: 'June Morgan',
  link: 'https://stillpoint.example/family/manage',
};

/** Every state of the mail, once. */
export const familyChangedStates = {
  joined,
  left: { ...joined, change: 'left' },
  asked: { ...joined, change: 'asked', person: 'june@example.com' },
} satisfies Record<string, FamilyChangedFacts>;
