import { ownPlans } from '../AcceptInvite/AcceptInvite.samples.ts';
import type { AcceptSuccessState } from './AcceptSuccessState.ts';

const ownerName = 'Alex Morgan';

/** Every state of the screen, once. */
export const acceptSuccessStates = {
  joined: { ownerName, ownPlans: [] },
  planIsEnding: { ownerName, endsOn: '2027-01-08', ownPlans: [] },
  ownPlanEnds: { ownerName, ownPlans: [{ plan: ownPlans.ends }] },
  ownPlanEnding: { ownerName, ownPlans: [{ plan: ownPlans.charged, ending: true }] },
  ownPlanCallingOff: { ownerName, ownPlans: [{ plan: ownPlans.waits, ending: true }] },
  ownPlanKept: { ownerName, ownPlans: [{ plan: ownPlans.charged }] },
  ownPlanWithoutAmount: { ownerName, ownPlans: [{ plan: ownPlans.chargedWithoutAmount }] },
  ownPlanWaits: { ownerName, ownPlans: [{ plan: ownPlans.waits }] },
  billedElsewhere: { ownerName, ownPlans: [{ plan: ownPlans.billedElsewhere }] },
  gift: { ownerName, ownPlans: [{ plan: ownPlans.gift }] },
  severalOwnPlans: {
    ownerName,
    ownPlans: [{ plan: ownPlans.waits, ending: true }, { plan: ownPlans.charged }],
  },
  longWords: {
    ownerName: 'Maximiliane-Friederike von und zu Hohenstaufen-Lichtenberg',
    endsOn: '2027-01-08',
    ownPlans: [{ plan: { ...ownPlans.billedElsewhere, company: 'google' } }],
  },
} satisfies Record<string, AcceptSuccessState>;
