import { expect, test } from 'vitest';
import {
  paymentMethodsShownIn,
  paymentTypeBilledAs,
  paymentTypesFor,
  referenceOf,
  showPayment,
} from './payment-methods.ts';

test('PayPal is not offered in India', () => {
  expect(paymentTypesFor('IN')).toEqual(['ZUORA']);
  expect(paymentTypesFor('DE')).toEqual(['ZUORA', 'PAYPAL']);
  expect(paymentTypesFor(undefined)).toEqual(['ZUORA', 'PAYPAL']);
});

test('a checkout shows the card first', () => {
  expect(paymentMethodsShownIn('DE')).toEqual(['card', 'paypal']);
  expect(paymentMethodsShownIn('IN')).toEqual(['card']);
});

test('each type has its own reference', () => {
  expect(referenceOf({ type: 'ZUORA', refId: 'ref-1' })).toBe('ref-1');
  expect(referenceOf({ type: 'PAYPAL', token: 'BA-1' })).toBe('BA-1');
});

test('an owner sees the end of a card number, or the PayPal address', () => {
  const details = { brand: 'Visa', number: '************1111', email: 'nora@example.org' };
  expect(showPayment('ZUORA', details)).toEqual({ method: 'card', brand: 'Visa', last4: '1111' });
  expect(showPayment('PAYPAL', details)).toEqual({ method: 'paypal', email: 'nora@example.org' });
  expect(showPayment('PAYPAL', {})).toEqual({ method: 'paypal' });
  expect(showPayment('ZUORA', {})).toBeUndefined();
});

test('every type of the billing company that we sell by has one of ours', () => {
  expect(paymentTypeBilledAs('CreditCard')).toBe('ZUORA');
  expect(paymentTypeBilledAs('CreditCardReferenceTransaction')).toBe('ZUORA');
  expect(paymentTypeBilledAs('PayPal')).toBe('PAYPAL');
  expect(paymentTypeBilledAs('BankTransfer')).toBeUndefined();
});
