import type { FamilyPerson, InviteLine } from '../FamilyState.ts';

/** What was done just now. */
export type FamilyChange = 'invited' | 'resent' | 'withdrawn' | 'removed' | 'kept' | 'addressDeleted';

/** The family of the plan that a person pays for. */
export interface OwnedFamily {
  status: 'owner';
  userId: string;
  ownerName: string;
  /** In the order in which they were invited. */
  people: readonly FamilyPerson[];
  /** How many places there are, the owner's among them. */
  places: number;
  /** The first day without the plan, where it ends: the owner and all others are here until then. */
  endsOn?: string;
  /** The address that was refused. Its `problem` is `full` where no place is free. */
  invite?: InviteLine;
  /** The person of whom it is asked whether to remove them, and the first day without access if so. */
  removing?: { id: string; leavesOn: string };
  /** The id of the person of whom it is asked whether to withdraw the invitation. */
  withdrawing?: string;
  /** Another mail to this person was refused: for how many minutes. `tooMany`: for all that were sent, and not for the last one. */
  resendWait?: { id: string; minutes: number; tooMany?: true };
  done?: FamilyChange;
}

/** The family of another person's plan, to a person who joined it. */
export interface JoinedFamily {
  status: 'member';
  userId: string;
  ownerName: string;
  joinedOn: string;
  /** The first day without access, where one is known: the owner removed the person, or the plan ends. */
  leavesOn?: string;
  why?: 'removed' | 'planEnds';
  /** The postal address that was given when joining. Absent once it is deleted. */
  address?: {
    streetName: string;
    streetNumber: string;
    zipPostalCode: string;
    city: string;
    country: string;
  };
  /** It is asked whether to leave. */
  leaving?: true;
  done?: Extract<FamilyChange, 'addressDeleted'>;
}

export type ManageFamilyState =
  | OwnedFamily
  | JoinedFamily
  /** The person left just now. */
  | { status: 'left'; ownerName: string }
  /** Neither pays for a family plan nor joined one. */
  | { status: 'none' }
  /** Pays for a family plan; the own address has to be confirmed before others are invited. */
  | { status: 'unconfirmed' }
  /** The page was open in another account. */
  | { status: 'otherAccount' };
