import { expect, test } from 'vitest';
import { render, screen } from '@testing-library/react';
import { sampleConnectionLinks } from '../../../patterns/ConnectionButtons/sampleConnectionLinks.ts';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { SaveExternalAuthCallback } from './SaveExternalAuthCallback.tsx';
import { saveExternalAuthCallbackStates } from './SaveExternalAuthCallback.states.ts';
import type { SaveExternalAuthCallbackState } from './SaveExternalAuthCallbackState.ts';

function open(state: SaveExternalAuthCallbackState) {
  const links = { login: '/login', workplace: '/sso-login', connections: sampleConnectionLinks };
  render(<SaveExternalAuthCallback frame={sampleFrame} state={state} links={links} />);
}

test.each([
  [saveExternalAuthCallbackStates.refused, 'Try again with Apple', '/auth/with/apple'],
  [saveExternalAuthCallbackStates.failed, 'Try again with Personify Health', '/auth/with/personifyhealth'],
  [saveExternalAuthCallbackStates.expired, 'Try again with Google', '/auth/with/google'],
  [saveExternalAuthCallbackStates.ofAnother, 'Try again with Apple', '/auth/with/apple'],
])('leads to the same company again, and to the login page, %#', (state, name, href) => {
  open(state);
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  expect(screen.getByRole('link', { name: 'Log in another way' })).toHaveAttribute('href', '/login');
});

test.each([
  [saveExternalAuthCallbackStates.workplaceRefused],
  [saveExternalAuthCallbackStates.workplaceFailed],
])('leads to the workplace again, and to the login page, %#', (state) => {
  open(state);
  const again = screen.getByRole('link', { name: 'Try again with your workplace' });
  expect(again).toHaveAttribute('href', '/sso-login');
  expect(screen.getByRole('link', { name: 'Log in another way' })).toHaveAttribute('href', '/login');
});

test.each([
  [saveExternalAuthCallbackStates.expiredSomewhere],
  [saveExternalAuthCallbackStates.notOffered],
  [saveExternalAuthCallbackStates.tooManyAttempts],
  [saveExternalAuthCallbackStates.outsideWorkplace],
])('leads to the login page alone where the company is not known or would refuse again, %#', (state) => {
  open(state);
  expect(screen.queryByRole('link', { name: /Try again/ })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Log in another way' })).toBeInTheDocument();
});

test('too many attempts: says how long to wait, where that is known', () => {
  open(saveExternalAuthCallbackStates.waitMinutes);
  expect(screen.getByText(/Try again in 12\sminutes\./)).toBeInTheDocument();
});
