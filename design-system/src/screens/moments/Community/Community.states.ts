import { sampleMoments } from '../sampleMoments.ts';
import type { CommunityState } from './CommunityState.ts';

const { june, kim, noor, theo, ida, long } = sampleMoments;
const signedOut = {
  moments: [june, kim, noor, long],
  signedIn: false,
  exercise: 'four-and-four',
} as const satisfies CommunityState;
const signedIn = { ...signedOut, signedIn: true } as const;
const nights = { ...signedIn, hour: 'night', moments: [kim, long] } as const;

/** Scenarios in which each part of the state occurs. */
export const communityStates = {
  signedOut: { ...signedOut, next: 'sample' },
  signedIn: {
    ...signedIn,
    moments: [
      { ...june, own: true },
      { ...kim, reported: true },
      noor,
      { ...theo, own: true },
      { ...ida, reported: true },
      long,
    ],
  },
  toModerator: { ...signedIn, moments: [june, kim], moderates: true },
  withModules: {
    ...signedOut,
    modules: [
      {
        kind: 'questions',
        title: 'About moments',
        questions: [
          { question: 'Who sees what I share?', answer: 'You choose it for each moment.' },
          { question: 'Can I take it back?', answer: 'At any time, under “Your moments”.' },
        ],
      },
      {
        kind: 'hours',
        title: 'For each hour',
        hours: [
          { mood: 'dawn', title: 'Sit at dawn', text: 'Guided meditations of three to thirty minutes.' },
          { mood: 'dusk', title: 'Breathe at dusk', text: 'Short exercises between two appointments.' },
          { mood: 'night', title: 'Sleep at night', text: 'Stories that end without waking you.' },
        ],
      },
      { kind: 'breath', title: 'Breathe along' },
    ],
  },
  ofAnHour: nights,
  inTheMiddle: { ...nights, next: 'sample', later: true },
  last: { ...signedOut, later: true },
  reported: { ...signedIn, moments: [{ ...june, reported: true }, kim, noor], done: 'reported' },
  empty: { ...signedOut, moments: [] },
  emptyHour: { ...signedIn, hour: 'dawn', moments: [] },
  emptyDusk: { ...signedOut, hour: 'dusk', moments: [] },
  emptyNight: { ...signedIn, hour: 'night', moments: [] },
} satisfies Record<string, CommunityState>;
