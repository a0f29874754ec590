/** What a link to a checkout that was left leads to, where it does not lead on to the checkout. */
export interface ContinueCheckoutState {
  /** It was bought, dismissed or forgotten, or is another account's, which is answered alike. */
  status: 'gone';
}
