import { expect, test } from 'vitest';
import { problemOfFields, problemOfRefusal } from './cardProblem.ts';

test('all fields are named in one message, each once: as missing where each is empty, and otherwise as to be checked', () => {
  const wrong = { field: 'creditCardNumber', empty: false };
  const month = { field: 'creditCardExpirationMonth', empty: true };
  const year = { field: 'creditCardExpirationYear', empty: true };
  expect(problemOfFields([month, year])).toEqual({ reason: 'missing', fields: ['expiry'] });
  expect(problemOfFields([wrong, month, year])).toEqual({ reason: 'invalid', fields: ['number', 'expiry'] });
  expect(problemOfFields([wrong])).toEqual({ reason: 'invalid', fields: ['number'] });
});

test.each([[[]], [[{ field: 'captcha', empty: true }]]])(
  'without a field that is known, the details are said to be wrong: %j',
  (problems) => {
    expect(problemOfFields(problems)).toEqual({ reason: 'detailsWrong' });
  },
);

test('a submitted card is refused for its empty fields, or by the bank', () => {
  const refusal = { errorCode: 'HostedPageFieldValidationError', errorMessage: '' };
  expect(problemOfRefusal({ ...refusal, emptyFields: ['cardSecurityCode', 'creditCardHolderName'] })).toEqual(
    {
      reason: 'missing',
      fields: ['code', 'holder'],
    },
  );
  expect(
    problemOfRefusal({ errorCode: 'GatewayTransactionError', errorMessage: 'Expired card', emptyFields: [] }),
  ).toEqual({ reason: 'expired' });
});
