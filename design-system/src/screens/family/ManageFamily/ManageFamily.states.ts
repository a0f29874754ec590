import { familyPeople, joinedFamily, ownedFamily } from './ManageFamily.samples.ts';
import type { ManageFamilyState } from './ManageFamilyState.ts';

const { june, theo, sam, noor, ida, lee, kim, maximiliane, long } = familyPeople;
const { address, ...withoutAddress } = joinedFamily;
const full = { ...ownedFamily, people: [june, theo, sam, noor, kim] };

/** Every state of the screen, once. */
export const manageFamilyStates = {
  owner: ownedFamily,
  alone: { ...ownedFamily, people: [] },
  allStandings: { ...ownedFamily, people: [june, kim, sam, noor, ida] },
  askedAgain: { ...ownedFamily, people: [june, theo, lee] },
  full,
  fullExpired: { ...full, people: [...full.people, ida] },
  planEnds: { ...ownedFamily, endsOn: '2026-12-04' },
  planEndsFull: { ...full, endsOn: '2026-12-04' },
  invited: { ...ownedFamily, people: [june, theo, sam], done: 'invited' },
  resent: { ...ownedFamily, people: [june, { ...noor, standing: sam.standing }], done: 'resent' },
  withdrawn: { ...ownedFamily, people: [june, theo], done: 'withdrawn' },
  removed: { ...ownedFamily, people: [june, kim, sam], done: 'removed' },
  kept: { ...ownedFamily, people: [june, theo, noor, sam], done: 'kept' },
  emailMissing: { ...ownedFamily, invite: { email: '', problem: 'missing' } },
  emailInvalid: { ...ownedFamily, invite: { email: 'ida@', problem: 'invalid' } },
  emailAlready: { ...ownedFamily, invite: { email: june.email, problem: 'already' } },
  emailOwn: { ...ownedFamily, invite: { email: 'alex@example.org', problem: 'own' } },
  emailSuggested: { ...ownedFamily, invite: { email: 'ida@gmial.com', suggestion: 'ida@gmail.com' } },
  tooManyInvites: { ...ownedFamily, invite: { email: ida.email, problem: 'tooMany', minutes: 1110 } },
  tooManyToAddress: { ...ownedFamily, invite: { email: ida.email, problem: 'tooMany', minutes: 7200 } },
  noPlaceLeft: {
    ...full,
    people: [june, theo, noor, kim, sam],
    invite: { email: ida.email, problem: 'full' },
  },
  resendInMinutes: { ...ownedFamily, resendWait: { id: noor.id, minutes: 12 } },
  resendInDays: { ...ownedFamily, resendWait: { id: noor.id, minutes: 7200, tooMany: true } },
  resendInHours: { ...ownedFamily, resendWait: { id: noor.id, minutes: 1440 } },
  removing: { ...ownedFamily, removing: { id: june.id, leavesOn: '2026-12-04' } },
  withdrawing: { ...ownedFamily, withdrawing: noor.id },
  longWords: { ...ownedFamily, ownerName: maximiliane.name, people: [maximiliane, long, sam] },
  removingLongName: {
    ...{ ...ownedFamily, people: [maximiliane] },
    removing: { id: maximiliane.id, leavesOn: '2026-12-04' },
  },
  member: joinedFamily,
  memberRemoved: { ...joinedFamily, leavesOn: '2026-12-04', why: 'removed' },
  memberPlanEnds: { ...joinedFamily, leavesOn: '2026-12-04', why: 'planEnds' },
  memberAddressDeleted: { ...withoutAddress, done: 'addressDeleted' },
  memberLeaving: { ...joinedFamily, leaving: true },
  memberLongWords: {
    ...{ ...joinedFamily, ownerName: maximiliane.name },
    address: { ...address, streetName: 'Donaudampfschifffahrtsgesellschaftskapitänsgasse' },
  },
  left: { status: 'left', ownerName: 'Alex Morgan' },
  none: { status: 'none' },
  unconfirmed: { status: 'unconfirmed' },
  otherAccount: { status: 'otherAccount' },
} satisfies {
  [Status in ManageFamilyState['status']]: Extract<ManageFamilyState, { status: Status }>;
} & Record<string, ManageFamilyState>;
