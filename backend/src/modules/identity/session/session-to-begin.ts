/** Whom a new session is for. */
export interface SessionToBegin {
  accountId: string;
  /** The account's when its person proved who it is. */
  sessionEpoch: number;
  /** When that was, where it counts for grave changes. */
  provedAt: Date | undefined;
  /** When a second factor was given. */
  secondFactorAt: Date | undefined;
  providerSid: string | undefined;
  redirectUrl: string | undefined;
}
