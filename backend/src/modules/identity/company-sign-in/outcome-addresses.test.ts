import { expect, test } from 'vitest';
import { problemAddress, questionAddress } from './outcome-addresses.ts';

const redirectUrl = 'https://app.stillpoint.example/meditation/7';
const form = { params: { plan: 'B2CANNUAL', from: 'bundle-spotify' as const }, redirectUrl };
const kept = `plan=B2CANNUAL&redirectUrl=${encodeURIComponent(redirectUrl)}`;

test('the page of a question that a company leads back to keeps what its address kept', () => {
  expect(problemAddress('de', 'prove', form)).toBe(`/de/save-external-auth?${kept}`);
  expect(problemAddress('de', 'link', form)).toBe(`/de/manage-identities?${kept}`);
});

test('a question leads to the next one with what its address keeps', () => {
  expect(questionAddress('de', 'code', { plan: 'B2CANNUAL', redirectUrl })).toBe(
    `/de/save-external-auth?${kept}`,
  );
  expect(questionAddress('en', 'account')).toBe('/sso-account-link');
});
