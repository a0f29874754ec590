import type { Generated, Selectable } from 'kysely';
import type { Tables } from '../../database/database.ts';
import type { Day } from '../../domain/days.ts';
import type { Language } from '../../domain/languages.ts';

/** How a place became free again. */
export type LeftBy =
  /** The owner took the invitation back. */
  | 'withdrawn'
  /** The owner removed the person. */
  | 'removed'
  /** The person left. */
  | 'left'
  /** The plan of the family is over. */
  | 'planEnded';

export type FamilyTables = Tables<{
  familyGroups: {
    id: Generated<string>;
    /** Null once the owner's account is closed. */
    ownerAccountId: string | null;
    createdAt: Date;
    /** The first day without the plan, as its people were told it last; null while it goes on. */
    toldEndsOn: Day | null;
    /** How often its people were told of the plan. Part of the keys of those mails. */
    tellings: Generated<number>;
    endedAt: Date | null;
  };
  familyPeople: {
    id: Generated<string>;
    groupId: string;
    /** Where the invitation was mailed; null once that is not kept any more. */
    email: string | null;
    emailNormalised: string | null;
    language: Language;
    invitedAt: Date;
    /** The last mail, and how many there were. */
    sentAt: Date;
    mailsSent: Generated<number>;
    /** When the link of the last mail stops working. */
    expiresAt: Date;
    /** When another mail was asked for, since the last one. */
    askedAt: Date | null;
    /** Who accepted the invitation. */
    accountId: string | null;
    joinedAt: Date | null;
    firstName: string | null;
    lastName: string | null;
    streetName: string | null;
    streetNumber: string | null;
    zipPostalCode: string | null;
    city: string | null;
    country: string | null;
    /** The person's own subscriptions, each until it is ended as they asked for. */
    plansToEnd: string[] | null;
    /** The first day without access of a person whom the owner removed. */
    leavesOn: Day | null;
    leftAt: Date | null;
    leftBy: LeftBy | null;
  };
}>;

export type FamilyGroup = Selectable<FamilyTables['familyGroups']>;
export type FamilyRow = Selectable<FamilyTables['familyPeople']>;
