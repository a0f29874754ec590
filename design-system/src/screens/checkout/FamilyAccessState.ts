/** The access that a person has by a family which they joined. */
export interface FamilyAccess {
  /** What the person who pays is called. */
  ownerName: string;
  /** The first day without it, where it ends. ISO date. */
  until?: string;
  /** It ends with a pause of the plan, and goes on after it. */
  pauses?: true;
}
