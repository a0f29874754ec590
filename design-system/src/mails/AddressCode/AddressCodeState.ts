/** Sent when a person has to prove an address. */
export interface AddressCodeFacts {
  /** Absent where the person has none that can stand in a mail. */
  firstName?: string;
  code: string;
  minutes: number;
  /** The page where it is typed. Absent where only the browser that asked for it can open that page. */
  link?: string;
}
