import type { BuddiesState, Buddy, OwnBuddies } from './BuddiesState.ts';

const june = {
  ...{ id: '5f0c2a9e-7b41-4c1d-9a36-2d8e4f6b7c10', name: 'June', since: '2026-10-04' },
  shares: { moments: true, days: true },
  lastListenedOn: '2026-11-28',
  latestMoment: { id: 'h7k2m9q4w3xn', exercise: 'four-and-four', sharedOn: '2026-11-27' },
} satisfies Buddy;

const juneByDays = {
  ...{ id: june.id, name: june.name, since: june.since },
  shares: { moments: false, days: true },
  lastListenedOn: june.lastListenedOn,
} satisfies Buddy;

const sam = {
  ...{ id: '0f1e2d3c-4b5a-4968-8776-655443322110', name: 'Sam', since: '2026-11-20' },
  shares: { moments: false, days: false },
} satisfies Buddy;

const noor = {
  ...{ id: '1a2b3c4d-5e6f-4a7b-8c9d-0e1f2a3b4c5d', name: 'Noor', since: '2026-11-02' },
  shares: { moments: true, days: true },
} satisfies Buddy;

const kim = { id: '9d2b6c31-0e5a-4f7b-8c24-6a1f3e5d7b92', name: 'Kim', askedOn: '2026-11-27' };
const ida = { id: '7c6d5e4f-3a2b-4c1d-9e8f-7a6b5c4d3e2f', name: 'Ida', askedOn: '2026-11-21' };
const unnamed = { id: '6b5c4d3e-2f1a-4b9c-8d7e-6f5a4b3c2d1e', name: '', askedOn: '2026-11-28' };
const tom = { id: '2e3f4a5b-6c7d-4e8f-9a0b-1c2d3e4f5a6b', name: 'Tom' };

const none = {
  status: 'own',
  userId: 'sample',
  link: 'https://stillpoint.example/buddy?request=k7m2p9q4w3xn',
  requests: [],
  asked: [],
  buddies: [],
  blocked: [],
  shares: { moments: false, days: false },
} as const satisfies OwnBuddies;

const some = {
  ...none,
  requests: [kim],
  asked: [ida],
  buddies: [june, noor, sam],
  shares: { moments: true, days: true },
} satisfies OwnBuddies;

const full = {
  ...some,
  buddies: Array.from({ length: 50 }, (_, at) => ({ ...sam, id: `${at}`, name: `Buddy ${at + 1}` })),
  full: true,
} satisfies OwnBuddies;

/** Every state of the screen, once. */
export const buddiesStates = {
  none,
  invited: { ...none, invitedBy: { request: 'm9q4w3xnk7p2', name: 'Alex' } },
  invitedWithoutName: { ...none, invitedBy: { request: 'm9q4w3xnk7p2', name: '' } },
  requested: { ...none, requests: [kim, unnamed] },
  some,
  sharesOneThing: {
    ...none,
    buddies: [juneByDays, { ...noor, shares: { moments: true, days: false } }],
    shares: { moments: false, days: true },
  },
  withBlocked: { ...some, blocked: [tom, { ...tom, id: '3e3f4a5b-6c7d-4e8f-9a0b-1c2d3e4f5a6b', name: '' }] },
  full,
  longNames: {
    ...some,
    invitedBy: { request: 'm9q4w3xnk7p2', name: 'Maximiliane-Friederike Hohenstaufen' },
    requests: [{ ...kim, name: 'Maximiliane-Friederike Hohenstaufen' }],
    buddies: [{ ...june, name: 'Donaudampfschifffahrtsgesellschaftskapitän' }],
  },
  ending: { ...some, asking: { id: june.id, name: june.name, what: 'end' } },
  blocking: { ...some, asking: { id: kim.id, name: kim.name, what: 'block' } },
  replacing: { ...some, asking: { what: 'replace' } },
  asked: { ...none, asked: [ida], done: 'asked' },
  accepted: { ...some, requests: [], done: 'accepted' },
  declined: { ...some, requests: [], done: 'declined' },
  withdrawn: { ...some, asked: [], done: 'withdrawn' },
  ended: { ...some, buddies: [noor, sam], done: 'ended' },
  blocked: { ...some, requests: [], blocked: [{ id: kim.id, name: kim.name }], done: 'blocked' },
  unblocked: { ...some, done: 'unblocked' },
  sharingSaved: { ...some, done: 'sharingSaved' },
  linkReplaced: { ...some, done: 'linkReplaced' },
  noRoom: { ...full, problem: { reason: 'full', own: true } },
  noRoomThere: { ...some, problem: { reason: 'full', own: false } },
  tooManyMinutes: { ...none, problem: { reason: 'tooMany', minutes: 12 } },
  tooManyHours: { ...none, problem: { reason: 'tooMany', minutes: 1380 } },
  otherAccount: { status: 'otherAccount' },
} satisfies Record<string, BuddiesState>;
