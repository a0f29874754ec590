import { expect, test } from 'vitest';
import { render, screen } from '@testing-library/react';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { Newsletter } from './Newsletter.tsx';
import { newsletterStates } from './Newsletter.states.ts';
import type { NewsletterState } from './NewsletterState.ts';

const links = { submit: '/de/newsletter', home: '/de', privacy: '/de/privacy-policy' };
const open = (state: NewsletterState) =>
  render(<Newsletter frame={sampleFrame} state={state} links={links} />);

test('posts natively to its own address, with the proof of when it was opened', () => {
  const { container } = open(newsletterStates.ready);
  const form = container.querySelector('main form');
  expect(form).toHaveAttribute('method', 'post');
  expect(form).toHaveAttribute('action', links.submit);
  expect(form).toHaveFormValues({ formToken: 'opened-at-sample', website: '' });
});

test.each([
  [newsletterStates.checkAgain, 'Please send it once more'],
  [newsletterStates.tooManyAttempts, 'Let’s pause for a moment'],
])('refused: says why and keeps the address, %#', (state, title) => {
  open(state);
  expect(screen.getByText(title)).toBeInTheDocument();
  expect(screen.getByLabelText('Email')).toHaveValue('alex.morgan@example.com');
});

test('a problem is the description of the field', () => {
  open(newsletterStates.emailInvalid);
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(/double-checking/);
});

test('sent: names the address and shows no form', () => {
  const { container } = open(newsletterStates.sent);
  expect(screen.getByText('alex.morgan@example.com')).toBeInTheDocument();
  expect(container.querySelector('main form')).toBeNull();
});

test('an address that is probably misspelt: names the likely one, and posts that it was shown', () => {
  const { container } = open(newsletterStates.emailSuggested);
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(
    'Nothing has been sent yet. Did you mean alex.morgan@gmail.com? If it’s right as you typed it, send it once more and we’ll keep it.',
  );
  expect(container.querySelector('main form')).toHaveFormValues({ suggestionSeen: 'alex.morgan@gmial.com' });
});
