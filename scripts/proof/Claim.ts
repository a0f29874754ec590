/** One thing that has to hold, and what was found. */
export interface Claim {
  claim: string;
  /** What was measured, in words and figures. */
  found: string;
  held: boolean;
}

/** How much is tried. */
export interface Effort {
  /** Purchases, in even steps while backends or the database come and go. */
  purchases: number;
  /** Visitors who read page after page meanwhile. */
  readers: number;
  /** People in the database that has grown. */
  people: number;
  /** How often each thing is timed on a small and on a large database. */
  timesOfEach: number;
}

/** What figures are quoted from. */
export const full: Effort = { purchases: 300, readers: 6, people: 1_000_000, timesOfEach: 150 };

/** As much as is part of the tests. */
export const quick: Effort = { purchases: 40, readers: 3, people: 20_000, timesOfEach: 25 };
