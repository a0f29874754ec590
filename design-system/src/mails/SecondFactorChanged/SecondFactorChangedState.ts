/** Sent after a second step was turned on or off. */
export interface SecondFactorChangedFacts {
  /** Absent where the account has none that can stand in a mail. */
  firstName?: string;
  factor: 'app' | 'mail';
  change: 'on' | 'off';
  changedOn: string;
}
