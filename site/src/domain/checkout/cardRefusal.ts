import type { CardRefusal } from '@stillpoint/design-system';

/** What the payment partner's page says of a card that it did not take. */
export interface RefusedCard {
  errorCode: string;
  errorMessage: string;
}

/** After these the page takes no card any more. */
const usedUp: ReadonlySet<string> = new Set(['Invalid_Security', 'Attempt_Exceed_Limitation']);

/** Whether another page is needed before a card can be typed again. */
export function needsNewPage({ errorCode }: RefusedCard): boolean {
  return usedUp.has(errorCode);
}

/** Why a card was not taken. What a bank means stands in the sentence beside the code alone. */
export function cardRefusalOf({ errorCode, errorMessage }: RefusedCard): CardRefusal {
  if (/\bexpired\b|\bexpiration date has passed\b/i.test(errorMessage)) return 'expired';
  if (/\b(cvv|cvc|security code)\b/i.test(errorMessage)) return 'detailsWrong';
  return errorCode === 'BusinessValidationError' ? 'detailsWrong' : 'declined';
}
