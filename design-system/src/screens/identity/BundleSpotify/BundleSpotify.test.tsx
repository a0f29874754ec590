import { expect, test } from 'vitest';
import { render, screen } from '@testing-library/react';
import { sampleConnectionLinks } from '../../../patterns/ConnectionButtons/sampleConnectionLinks.ts';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { BundleSpotify } from './BundleSpotify.tsx';
import { bundleSpotifyStates } from './BundleSpotify.states.ts';
import type { BundleSpotifyState } from './BundleSpotifyState.ts';

function open(state: BundleSpotifyState) {
  const links = {
    register: '/register?from=bundle-spotify',
    login: '/login?from=bundle-spotify',
    connections: sampleConnectionLinks,
  };
  render(<BundleSpotify frame={sampleFrame} state={state} links={links} />);
}

test('signs up by one of three companies or by email, and Spotify is not among the companies', () => {
  open(bundleSpotifyStates.offered);
  expect(screen.getAllByRole('link', { name: /^Continue with/ }).map((link) => link.textContent)).toEqual([
    'Apple',
    'Facebook',
    'Google',
  ]);
  expect(screen.getByRole('link', { name: 'Sign up with email' })).toHaveAttribute(
    'href',
    '/register?from=bundle-spotify',
  );
});

test('no company is offered: the email alone is left', () => {
  open(bundleSpotifyStates.emailAlone);
  expect(screen.queryByText('or with your email')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Sign up with email' })).toBeInTheDocument();
});
