import { expect, test } from 'vitest';
import { cardRefusalOf, needsNewPage } from './cardRefusal.ts';

test.each([
  ['GatewayTransactionError', 'Transaction declined.', 'declined'],
  ['GatewayTransactionError', '', 'declined'],
  ['GatewayTransactionError', 'Transaction declined. Expired card', 'expired'],
  ['BusinessValidationError', 'The credit card expiration date has passed.', 'expired'],
  ['GatewayTransactionError', 'The security code does not match.', 'detailsWrong'],
  ['GatewayTransactionError', 'CVV mismatch', 'detailsWrong'],
  ['BusinessValidationError', 'The expiration date is not valid.', 'detailsWrong'],
  ['MoonInTheWay', 'The moon is in the way', 'declined'],
])('%s with “%s” is %s', (errorCode, errorMessage, refusal) => {
  expect(cardRefusalOf({ errorCode, errorMessage })).toBe(refusal);
});

test.each([
  ['Invalid_Security', true],
  ['Attempt_Exceed_Limitation', true],
  ['GatewayTransactionError', false],
])('whether %s needs a new page: %s', (errorCode, needed) => {
  expect(needsNewPage({ errorCode, errorMessage: '' })).toBe(needed);
});
