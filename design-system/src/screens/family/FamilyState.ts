/** Where an invitation or a membership of a family stands, as the owner of the plan sees it. */
export type FamilyStanding =
  /** Mailed less than a day ago: it cannot be sent again yet. */
  | { status: 'inviteSent' }
  /** Mailed a day ago or longer. */
  | { status: 'waitingForResponse'; sentOn: string }
  /** The link of the mail is over, and holds no place. `askedOn`: the person asked for another one. */
  | { status: 'expired'; sentOn: string; askedOn?: string }
  | { status: 'joined'; joinedOn: string }
  /** Removed by the owner, and still here until a day, which is the first one without access. */
  | { status: 'leaving'; leavesOn: string };

/** A person whom the owner of a family plan has invited. */
export interface FamilyPerson {
  id: string;
  /** Absent until the invitation was accepted. */
  name?: string;
  /** Where the invitation was mailed. */
  email: string;
  standing: FamilyStanding;
}

/** What is wrong with an address to invite. `already`: it is invited or here. `own`: it is the owner's. */
export type InviteProblem = 'missing' | 'invalid' | 'already' | 'own' | 'twice' | 'full' | 'tooMany';

/** An address to invite, as it was typed. */
export type InviteLine = {
  email: string;
  /** Another spelling of the address, which may be what was meant. */
  suggestion?: string;
} & (
  | { problem?: Exclude<InviteProblem, 'tooMany'> }
  /** For how many minutes there were too many mails: of the owner, or to this address. */
  | { problem: 'tooMany'; minutes: number }
);
