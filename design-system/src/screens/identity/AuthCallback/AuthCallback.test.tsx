import { expect, test } from 'vitest';
import { render, screen } from '@testing-library/react';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { AuthCallback } from './AuthCallback.tsx';
import { authCallbackStates } from './AuthCallback.states.ts';

const links = { login: '/login', help: '/help' };

test('continuing: links to the destination', () => {
  render(<AuthCallback frame={sampleFrame} state={authCallbackStates.continuing} links={links} />);
  expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute(
    'href',
    authCallbackStates.continuing.destination,
  );
});

test('failed: shows the message and links to log in again', () => {
  render(<AuthCallback frame={sampleFrame} state={authCallbackStates.failed} links={links} />);
  expect(screen.getByText(/We couldn’t finish logging you in/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Log in again' })).toHaveAttribute('href', '/login');
});
