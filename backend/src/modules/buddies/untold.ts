import type { Day } from '../../domain/days.ts';

/** Something that a person did and that concerns another one, who was not mailed of it. */
export interface Untold {
  relationshipId: string;
  /** Who did it. */
  accountId: string;
}

/** Reads and writes who was mailed of one kind of what others did. */
export interface UntoldRepository {
  /** What others did since the last mail to a person, the latest first. */
  untoldOf: (accountId: string) => Promise<Untold[]>;
  noteTold: (accountId: string, untold: readonly Untold[], today: Day) => Promise<void>;
  /** In slices beyond an account: the people with a proved address whom something concerns, and who were not mailed today. */
  peopleWithUntold: (asked: {
    today: Day;
    beyond: string | undefined;
    most: number;
  }) => Promise<{ accountId: string }[]>;
}
