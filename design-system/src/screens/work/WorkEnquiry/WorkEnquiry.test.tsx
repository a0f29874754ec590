import { expect, vi, test } from 'vitest';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { WorkEnquiry } from './WorkEnquiry.tsx';
import { workEnquiryStates } from './WorkEnquiry.states.ts';
import type { WorkEnquiryState } from './WorkEnquiryState.ts';

const links = { submit: '/de/work', home: '/de', privacy: '/de/privacy-policy' };

function open(state: WorkEnquiryState) {
  return render(<WorkEnquiry frame={sampleFrame} state={state} links={links} onSubmit={vi.fn()} />);
}

test('posts natively to its own address, with the proof of when it was opened', () => {
  const { container } = open(workEnquiryStates.ready);
  const form = container.querySelector('main form');
  expect(form).toHaveAttribute('method', 'post');
  expect(form).toHaveAttribute('action', links.submit);
  expect(form).toHaveFormValues({ formToken: 'opened-at-sample', website: '' });
});

test.each([
  [workEnquiryStates.checkAgain, 'Please send it once more'],
  [workEnquiryStates.tooManyAttempts, 'Let’s pause for a moment'],
  [workEnquiryStates.unavailable, 'We can’t reach our servers'],
])('refused: shows the message and keeps what was typed, %#', (state, title) => {
  const { container } = open(state);
  expect(screen.getByText(title)).toBeInTheDocument();
  expect(container.querySelector('main form')).toHaveFormValues({ ...state.values });
});

test('each problem is the description of its field', () => {
  open(workEnquiryStates.leftEmpty);
  expect(screen.getByLabelText('Full name')).toHaveAccessibleDescription(/first and last name/);
  expect(screen.getByLabelText('Work email')).toHaveAccessibleDescription(/We need your email/);
  expect(screen.getByLabelText('Company')).toHaveAccessibleDescription(/name of your company/);
  expect(screen.getByLabelText('Your message')).toHaveAccessibleDescription(/a line or two/);
});

test('an address that is probably misspelt: nothing was sent yet, and sent again it is meant', async () => {
  const onSubmit = vi.fn();
  const state = workEnquiryStates.emailSuggested;
  render(<WorkEnquiry frame={sampleFrame} state={state} links={links} onSubmit={onSubmit} />);
  const email = screen.getByLabelText('Work email');
  expect(email).toHaveAccessibleDescription(
    /^Nothing has been sent yet. Did you mean alex.morgan@gmail.com\? If it’s right/,
  );
  await userEvent.type(email, '{Enter}');
  const typed = 'alex.morgan@gmial.com';
  await waitFor(() => {
    expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ email: typed, suggestionSeen: typed }));
  });
});

test('sent: says where the answer will go, takes focus, and shows no form', () => {
  const { container } = open(workEnquiryStates.sent);
  expect(document.activeElement).toHaveTextContent('alex.morgan@harbour.example');
  expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', links.home);
  expect(container.querySelector('main form')).toBeNull();
});
