/** One thing that was measured. */
export interface Figure {
  name: string;
  value: number;
  unit: string;
}

/** What a part of the bench found: its figures, and a sentence for each thing that it had to leave out. */
export interface Findings {
  figures: Figure[];
  leftOut?: string[];
}

/** How hard to measure. */
export interface Effort {
  lighthouseRuns: number;
  loadSeconds: number;
  quotes: number;
  signIns: number;
  buyers: number;
  pacedBuyers: number;
  forms: number;
  controls: number;
  formRounds: number;
  draws: number;
  drawRounds: number;
}

/** What figures are quoted from. */
export const full: Effort = {
  lighthouseRuns: 5,
  loadSeconds: 10,
  quotes: 25,
  signIns: 40,
  buyers: 10,
  pacedBuyers: 15,
  forms: 200,
  controls: 1_000,
  formRounds: 21,
  draws: 2_000,
  drawRounds: 9,
};

/** Enough to see that everything can be measured, and too little to quote. */
export const quick: Effort = {
  lighthouseRuns: 1,
  loadSeconds: 1,
  quotes: 3,
  signIns: 3,
  buyers: 2,
  pacedBuyers: 2,
  forms: 20,
  controls: 50,
  formRounds: 3,
  draws: 50,
  drawRounds: 3,
};
