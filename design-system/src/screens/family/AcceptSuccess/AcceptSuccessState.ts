import type { OwnPlan } from '../AcceptInvite/AcceptInviteState.ts';

/** The person joined a family. */
export interface AcceptSuccessState {
  ownerName: string;
  /** The first day without the family's plan, where it is ending. */
  endsOn?: string;
  /**
   * What the person has besides, as it stands now. `ending`: the person asked to end it, and that is under way: its renewal is
   * not off yet.
   */
  ownPlans: readonly { plan: OwnPlan; ending?: true }[];
}
