import type { LinkRecipientState } from '../../identity/LinkRecipient/LinkRecipientState.ts';
import type { HeldPlan } from '../../account/MembershipState.ts';
import type { Money } from '../../../formatting/Money.ts';

/** What the person who is invited has, and what becomes of it. */
export type OwnPlan =
  /** Its renewal is off: it ends on a day, and nothing more is charged. */
  | { kind: 'ends'; plan: HeldPlan; endsOn: string }
  /** It is charged next on a day. The person chooses: its renewal is switched off, or it goes on beside the family's. */
  | { kind: 'charged'; plan: HeldPlan; next: { date: string; amount?: Money } }
  /** A plan that waits, and is charged when it begins. The person chooses: it is called off, or begins. */
  | { kind: 'waits'; plan: HeldPlan; next: { date: string; amount?: Money } }
  /** An app store or another company bills it, and goes on: only there can it be ended. Absent where it is not known which. */
  | { kind: 'billedElsewhere'; plan: HeldPlan; company?: 'google' | 'itunes' | 'spotify' }
  /** A gift or a voucher opened it. It goes on and costs nothing. */
  | { kind: 'access'; plan: HeldPlan; endsOn: string };

/** An own plan, and what was chosen for it before the form was refused. */
export interface OwnPlanAsked {
  plan: OwnPlan;
  /** Which plan that is: the form says so, since another one may have taken its place meanwhile. */
  shown: string;
  choice?: 'end' | 'keep';
  /** Nothing was chosen of what becomes of it. */
  problem?: 'missing';
}

export interface AcceptInviteValues {
  firstName: string;
  lastName: string;
  streetName: string;
  streetNumber: string;
  zipPostalCode: string;
  city: string;
  /** Two letters. */
  country: string;
}

export type AcceptInviteProblem = 'missing' | 'invalid';

/** An invitation to a family, from its link to the form that accepts it. */
export type AcceptInviteState =
  | {
      status: 'open';
      userId: string;
      token: string;
      ownerName: string;
      values: AcceptInviteValues;
      problems: Partial<Record<Exclude<keyof AcceptInviteValues, 'country'>, AcceptInviteProblem>> & {
        /** `otherCountry`: all of a family live in the country of the plan. */
        country?: AcceptInviteProblem | 'otherCountry';
      };
      /** What the person has: what is charged next comes first. */
      ownPlans?: readonly OwnPlanAsked[];
      /** The first day without the family's plan, where it is ending. */
      endsOn?: string;
    }
  /** What the invitation is, for visitors who register or log in first. */
  | { status: 'signedOut'; ownerName: string; endsOn?: string }
  /** The link was mailed to another address than that of the account that is logged in. */
  | { status: 'recipient'; recipient: Extract<LinkRecipientState, { status: 'otherAccount' }> }
  /** The link was mailed to another address, and that of the account was never confirmed. */
  | { status: 'unconfirmed' }
  /** Another account used the link than the one that is logged in, or than none. */
  | { status: 'used'; signedInAs?: string }
  | { status: 'unknown' }
  /** The person's own family: leads to managing it. */
  | { status: 'owner' }
  /** The person is here already. */
  | { status: 'joined'; ownerName: string }
  /** The person is here by another invitation, and this one holds a second place, which a press of theirs alone frees. */
  | { status: 'secondPlace'; userId: string; token: string; ownerName: string }
  /** The person was here by this invitation: the owner removed them, or they left. */
  | { status: 'over'; why: 'removed' | 'left' }
  /** The person is in another family, or pays for a family plan. */
  | { status: 'otherFamily'; own: boolean }
  /** A purchase of the person is still carried out: it may be charged beside the family, so that it is waited for. */
  | { status: 'purchasePending' }
  /** No place is free. */
  | { status: 'full' }
  /** The link is over. The person can ask the owner for another one; `asked` once that was done. */
  | { status: 'expired'; token: string; ownerName: string; asked?: true }
  | { status: 'withdrawn' }
  /** The plan of the family is over. */
  | { status: 'planEnded' };
