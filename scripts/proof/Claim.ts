/** One thing that has to hold, or a figure, and what was found. */
export interface Claim {
  claim: string;
  /** What was measured, in words and figures. */
  found: string;
  /** Absent for a figure, which is held to nothing. */
  held?: boolean;
}

/** How much is tried. */
export interface Effort {
  /** Purchases, in even steps while backends or the database come and go. */
  purchases: number;
  /** Visitors who read page after page meanwhile. */
  readers: number;
  /** Purchases while everything breaks that can. */
  troubledPurchases: number;
  /** Milliseconds between two of them. */
  troubledEveryMs: number;
  /** Whether it goes on for so long that each thing breaks that can. */
  eachFault: boolean;
  /** Hostile addresses that the rule alone is asked, in each of three places, and that are sent over HTTP. */
  hostileByRule: number;
  hostileOverHttp: number;
  /** How often kept pages are compared, and for how many seconds each time. */
  keptPageRounds: number;
  keptPageSeconds: number;
  /** For how many seconds the mix of visitors comes, and how many requests a second. */
  loadSeconds: number;
  loadRate: number;
  /** People in the database that has grown. */
  people: number;
  /** How often each thing is timed on a small and on a large database. */
  timesOfEach: number;
}

/** What figures are quoted from. */
export const full: Effort = {
  purchases: 300,
  readers: 6,
  troubledPurchases: 10_000,
  troubledEveryMs: 100,
  eachFault: true,
  hostileByRule: 1_000_000,
  hostileOverHttp: 20_000,
  keptPageRounds: 7,
  keptPageSeconds: 8,
  loadSeconds: 600,
  loadRate: 60,
  people: 1_000_000,
  timesOfEach: 150,
};

/** As much as is part of the tests. */
export const quick: Effort = {
  purchases: 40,
  readers: 3,
  troubledPurchases: 60,
  troubledEveryMs: 400,
  eachFault: false,
  hostileByRule: 20_000,
  hostileOverHttp: 500,
  keptPageRounds: 2,
  keptPageSeconds: 3,
  loadSeconds: 20,
  loadRate: 30,
  people: 20_000,
  timesOfEach: 25,
};
