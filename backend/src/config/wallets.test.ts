import { describe, expect, test } from 'vitest';
import { production, sentencesWith } from '../testing/production.ts';
import { readConfig } from './config.ts';

const form = {
  WALLETS: 'applepay,googlepay',
  ZUORA_FORM_SCRIPT: 'https://js.zuora.com/payment/7.1.0/zuora.js',
  ZUORA_FORM_KEY: 'pk_rest',
  ZUORA_FORMS: 'day=PF-1,night=PF-2',
};

test('the sandbox offers Google Pay, and production nothing until wallets are named', () => {
  expect(readConfig({}).wallets?.offered).toEqual(['googlepay']);
  expect(readConfig({ WALLETS: 'none' }).wallets).toBeUndefined();
  expect(readConfig(production).wallets).toBeUndefined();
});

test('the script comes from its own origin, and what it loads from those that are named', () => {
  const { wallets } = readConfig({ ...production, ...form, ZUORA_FORM_ORIGINS: 'https://pay.zuora.com' });
  expect(wallets?.origins).toEqual(['https://js.zuora.com', 'https://pay.zuora.com']);
  expect(wallets?.formOf('night')).toBe('PF-2');
});

describe('production', () => {
  test('starts with a form that is set', () => {
    expect(sentencesWith(form)).toEqual([]);
  });

  test.each(['ZUORA_FORM_SCRIPT', 'ZUORA_FORM_KEY', 'ZUORA_FORMS'])('asks for %s', (missing) => {
    expect(sentencesWith({ ...form, [missing]: undefined })).toEqual([
      `${missing} is not set, but WALLETS offers applepay and googlepay.`,
    ]);
  });

  test.each([
    [
      'ZUORA_FORM_SCRIPT',
      'http://js.zuora.com/zuora.js',
      /^ZUORA_FORM_SCRIPT is .*https off this machine only/,
    ],
    [
      'ZUORA_FORM_SCRIPT',
      'https://localhost/zuora.js',
      /^ZUORA_FORM_SCRIPT is .*https off this machine only/,
    ],
    ['ZUORA_FORM_ORIGINS', 'http://pay.zuora.com', /^ZUORA_FORM_ORIGINS names .*https off this machine only/],
    ['ZUORA_FORM_ORIGINS', 'https://127.0.0.1:1', /^ZUORA_FORM_ORIGINS names .*https off this machine only/],
    ['ZUORA_FORM_KEY', 'pk_sandbox', /^ZUORA_FORM_KEY has the value of development/],
  ])('refuses %s as %s', (name, value, sentence) => {
    expect(sentencesWith({ ...form, [name]: value })).toEqual([expect.stringMatching(sentence)]);
  });
});

test.each([
  ['WALLETS', 'paypal'],
  ['ZUORA_FORMS', 'day=PF-1'],
  ['ZUORA_FORM_ORIGINS', 'https://pay.zuora.com/path'],
])('%s is refused as %s', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} is "${value}"`));
});
