import type { Generated, Selectable } from 'kysely';
import type { Tables } from '../../database/database.ts';
import type { Day } from '../../domain/days.ts';

/** What one of two people has said to the other. */
export type Standing = 'asked' | 'buddy' | 'blocked';

export type BuddyTables = Tables<{
  buddyPeople: {
    accountId: string;
    /** Stands in the person's link, in lower case. */
    linkId: string;
    linkMadeAt: Date;
    sharesMoments: Generated<boolean>;
    sharesDays: Generated<boolean>;
    /** The day of the last mail about requests. */
    toldOn: Day | null;
    /** The day of the last mail about requests that others accepted. */
    acceptanceToldOn: Generated<Day | null>;
  };
  buddyRelationships: {
    id: Generated<string>;
    /** The two people, the lower id first. */
    accountId: string;
    buddyId: string;
  };
  buddySides: {
    relationshipId: string;
    accountId: string;
    standing: Standing;
    since: Date;
    /** Of a request: whether the other person was mailed of it. */
    told: Generated<boolean>;
    /** Of who accepted a request: whether who asked was mailed of it. */
    acceptanceTold: Generated<boolean>;
  };
}>;

/** The link of a person, and what they share with buddies. */
export type BuddyPerson = Selectable<BuddyTables['buddyPeople']>;

/** What both of two people have said, from the side of one of them. */
export interface Relationship {
  id: string;
  otherId: string;
  /** What the person has said, and what the other one has. */
  own: Standing | null;
  other: Standing | null;
  /** When the person said so; where they said nothing, when the other one did. */
  since: Date;
}
