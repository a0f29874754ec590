import type { CardRefusal } from '@stillpoint/design-system';

/** How the payment partner's page reports a refused card. */
export interface RefusedCard {
  errorCode: string;
  errorMessage: string;
}

/** After these codes the page accepts no further card. */
const endsPage: ReadonlySet<string> = new Set(['Invalid_Security', 'Attempt_Exceed_Limitation']);

/** Whether a new card page is needed. */
export function needsNewPage({ errorCode }: RefusedCard): boolean {
  return endsPage.has(errorCode);
}

/** Why a card was refused. The code is the same for all banks' answers: only the message differs. */
export function cardRefusalOf({ errorCode, errorMessage }: RefusedCard): CardRefusal {
  if (/\bexpired\b|\bexpiration date has passed\b/i.test(errorMessage)) return 'expired';
  if (/\b(cvv|cvc|security code)\b/i.test(errorMessage)) return 'detailsWrong';
  return errorCode === 'BusinessValidationError' ? 'detailsWrong' : 'declined';
}
