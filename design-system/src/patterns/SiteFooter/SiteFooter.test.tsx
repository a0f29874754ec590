import { expect, test } from 'vitest';
import { render, screen } from '@testing-library/react';
import { sampleFrame } from '../Page/sampleFrame.ts';
import { SiteFooter } from './SiteFooter.tsx';

test('leads to the fine print and to help', () => {
  render(<SiteFooter frame={sampleFrame} />);
  expect(screen.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy-policy');
  expect(screen.getByRole('link', { name: 'Help desk' })).toHaveAttribute('href', '/help');
});

test('leads to the newsletter, to where codes are redeemed, and employers to their page', () => {
  render(<SiteFooter frame={sampleFrame} />);
  expect(screen.getByRole('link', { name: 'Newsletter' })).toHaveAttribute('href', '/newsletter');
  expect(screen.getByRole('link', { name: 'Redeem a code' })).toHaveAttribute('href', '/redeem');
  expect(screen.getByRole('link', { name: 'For work' })).toHaveAttribute('href', '/work');
});

test('leads to the moments that people shared', () => {
  render(<SiteFooter frame={sampleFrame} />);
  expect(screen.getByRole('link', { name: 'Moments' })).toHaveAttribute('href', '/community');
});

test('keeps language, country and appearance together', () => {
  render(<SiteFooter frame={sampleFrame} />);
  expect(screen.getByRole('group', { name: 'Language, country and appearance' })).toBeInTheDocument();
});

test('links to sign-up when signed out, and to the account when signed in', () => {
  const { rerender } = render(<SiteFooter frame={sampleFrame} />);
  expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', sampleFrame.links.register);

  rerender(<SiteFooter frame={{ ...sampleFrame, account: { status: 'signedIn', firstName: 'Alex' } }} />);
  expect(screen.queryByRole('link', { name: 'Sign up' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'My subscription' })).toHaveAttribute(
    'href',
    sampleFrame.links.subscription,
  );
});
