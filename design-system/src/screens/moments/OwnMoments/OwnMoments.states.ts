import { sampleMoments } from '../sampleMoments.ts';
import type { OwnMomentsState } from './OwnMomentsState.ts';

const { june, kim, noor, theo, ida, long } = sampleMoments;
const ofJune = { name: 'June' };
const some: OwnMomentsState = {
  moments: [
    { ...june, audience: 'link' },
    { ...kim, ...ofJune, audience: 'buddies' },
    { ...noor, ...ofJune, audience: 'community' },
  ],
  exercise: 'four-and-four',
};

/** Scenarios in which each part of the state occurs. */
export const ownMomentsStates = {
  some,
  one: { ...some, moments: [{ ...june, audience: 'link' }] },
  withheld: {
    ...some,
    moments: [
      { ...june, audience: 'community', withheld: 'reported' },
      { ...theo, ...ofJune, audience: 'buddies', withheld: 'removed' },
      { ...ida, ...ofJune, audience: 'link' },
    ],
  },
  longWords: {
    ...some,
    moments: [
      { ...long, audience: 'buddies', withheld: 'reported' },
      { ...long, id: 'w1t5oi9km3bp', audience: 'community' },
    ],
  },
  first: { ...some, next: 'sample' },
  inTheMiddle: { ...some, next: 'sample', later: true },
  last: { ...some, later: true },
  empty: { ...some, moments: [] },
  lastTakenBack: { ...some, moments: [], later: true },
} satisfies Record<string, OwnMomentsState>;
