/** Sent when an address was entered for the newsletter, by whomever. */
export interface NewsletterConfirmationFacts {
  /** The whole address at which the list is joined. */
  link: string;
  /** The whole address at which it is left. */
  leave: string;
  /** How long the link works. */
  days: number;
}
