import { expect, test } from 'vitest';
import { render, screen } from '@testing-library/react';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { NewsletterLink } from './NewsletterLink.tsx';
import { newsletterLinkStates } from './NewsletterLink.states.ts';
import type { NewsletterLinkState } from './NewsletterLinkState.ts';

const links = {
  submit: '/de/newsletter/confirm',
  newsletter: '/de/newsletter',
  account: '/de/user',
  home: '/de',
};
const open = (state: NewsletterLinkState) =>
  render(<NewsletterLink frame={sampleFrame} state={state} links={links} />);

test.each([newsletterLinkStates.confirm, newsletterLinkStates.leave, newsletterLinkStates.stopOffers])(
  'takes a press, which posts the token, %#',
  (state) => {
    const { container } = open(state);
    const form = container.querySelector('main form');
    expect(form).toHaveAttribute('method', 'post');
    expect(form).toHaveAttribute('action', links.submit);
    expect(form).toHaveFormValues({ token: 'sample' });
  },
);

test.each([
  newsletterLinkStates.confirmed,
  newsletterLinkStates.confirmedOnTestSite,
  newsletterLinkStates.left,
  newsletterLinkStates.offersStopped,
])('shows what has happened, without a form, %#', (state) => {
  const { container } = open(state);
  expect(container.querySelector('main form')).toBeNull();
  expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', links.home);
});

test('a link that works no more leads to the form', () => {
  open(newsletterLinkStates.invalidLink);
  expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute('href', links.newsletter);
});

test('a link to leave that does not work leads to no form to join', () => {
  open(newsletterLinkStates.invalidLeaveLink);
  expect(screen.getByText(/our latest newsletter/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', links.home);
});

test('a link about offers that does not work leads to the account', () => {
  open(newsletterLinkStates.invalidOffersLink);
  expect(screen.getByRole('link', { name: 'Open my account' })).toHaveAttribute('href', links.account);
});
