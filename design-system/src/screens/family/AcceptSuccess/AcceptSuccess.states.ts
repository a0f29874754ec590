import { ownPlans } from '../AcceptInvite/AcceptInvite.samples.ts';
import type { AcceptSuccessState } from './AcceptSuccessState.ts';

const ownerName = 'Alex Morgan';

/** Every state of the screen, once. */
export const acceptSuccessStates = {
  joined: { ownerName },
  planIsEnding: { ownerName, endsOn: '2027-01-08' },
  ownPlanEnds: { ownerName, ownPlan: ownPlans.ends },
  ownPlanEnding: { ownerName, ownPlan: ownPlans.charged, ownPlanEnding: true },
  ownPlanCallingOff: { ownerName, ownPlan: ownPlans.waits, ownPlanEnding: true },
  ownPlanKept: { ownerName, ownPlan: ownPlans.charged },
  ownPlanWithoutAmount: { ownerName, ownPlan: ownPlans.chargedWithoutAmount },
  ownPlanWaits: { ownerName, ownPlan: ownPlans.waits },
  billedElsewhere: { ownerName, ownPlan: ownPlans.billedElsewhere },
  gift: { ownerName, ownPlan: ownPlans.gift },
  longWords: {
    ownerName: 'Maximiliane-Friederike von und zu Hohenstaufen-Lichtenberg',
    endsOn: '2027-01-08',
    ownPlan: { ...ownPlans.billedElsewhere, company: 'google' },
  },
} satisfies Record<string, AcceptSuccessState>;
