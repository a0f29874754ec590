/** Sent when a large file of a person's own data, which was asked for, was made. */
export interface DataFileFacts {
  /** Absent where the account has none that can stand in a mail. */
  firstName?: string;
  /** The whole address of the page where it is downloaded. */
  link: string;
  /** How long it can be downloaded. */
  hours: number;
}
