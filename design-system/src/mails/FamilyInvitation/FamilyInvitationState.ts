/** Sent to an address that the owner of a family plan invites. */
export interface FamilyInvitationFacts {
  /** Absent where the owner's account has none that can stand in a mail. */
  ownerName?: string;
  /** Where the invitation is accepted. */
  link: string;
  /** The last day on which the link works. */
  validUntil: string;
}
