/** The most characters that the payment partner takes for the name on a card. */
const longestHolder = 50;

/** What the card form's field for the name is filled with: nothing where the name does not fit. */
export function fittingHolder(fullName: string): { cardHolder?: string } {
  return fullName !== '' && fullName.length <= longestHolder ? { cardHolder: fullName } : {};
}
