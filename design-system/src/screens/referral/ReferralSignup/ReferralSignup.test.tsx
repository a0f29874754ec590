import { expect, test } from 'vitest';
import { render, screen } from '@testing-library/react';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { ReferralSignup } from './ReferralSignup.tsx';
import { referralSignupStates as states } from './ReferralSignup.states.ts';
import type { ReferralSignupState } from './ReferralSignupState.ts';

const links = {
  submit: '/de/referral-signup?referralId=k7m2p9q',
  login: '/de/login?from=referral-signup',
  switchAccount: '/logout?redirectOnSuccess=/de/login',
  invite: '/de/invite',
  confirmation: '/de/referral-confirmation',
  home: '/de',
  app: 'https://app.example/',
  plans: '/de/plans',
};

function open(state: ReferralSignupState) {
  return render(<ReferralSignup frame={sampleFrame} state={state} links={links} />);
}

/** What the form of the page sends, and where. */
function form(container: HTMLElement) {
  const drawn = container.querySelector('main form');
  return drawn instanceof HTMLFormElement
    ? { to: drawn.getAttribute('action'), by: drawn.method, ...Object.fromEntries(new FormData(drawn)) }
    : undefined;
}

test('names the member, the nights and the day they are free until, and takes them by a form', () => {
  const { container } = open(states.open);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Alex gives you fourteen nights');
  expect(screen.getByText(/free until 5\sDecember\./)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Take the fourteen nights' })).toBeVisible();
  expect(form(container)).toEqual({
    to: links.submit,
    by: 'post',
    step: 'take',
    referralId: 'k7m2p9q',
    type: 'DEFAULT',
  });
});

test('says before it is taken that a plan follows, when it is charged, and that it renews', () => {
  open(states.open);
  const after = screen.getByText(/You choose the plan that follows, and how you pay/);
  expect(after).toHaveTextContent(
    /Nothing is charged before 5\sDecember, and we remind you on 2\sDecember\./,
  );
  expect(after).toHaveTextContent('The plan renews until you cancel.');
});

test('names the account that takes the nights, leads to another one, and keeps how the link came', () => {
  const { container } = open(states.signedIn);
  expect(screen.queryByRole('link', { name: /log in/ })).toBeNull();
  expect(screen.getByText('june@example.com')).toBeVisible();
  const other = screen.getByRole('button', { name: 'Not you?' });
  expect(other.closest('form')).toHaveAttribute('action', links.switchAccount);
  expect(form(container)).toMatchObject({ type: 'MINDFUL_MOMENT' });
});

test('leads who has an account to log in', () => {
  open(states.open);
  expect(screen.getByRole('link', { name: 'I have an account: log in' })).toHaveAttribute(
    'href',
    links.login,
  );
});

test('who is known not to be eligible is told so on arrival, and may log in with another account', () => {
  const { unmount } = open(states.notEligible);
  expect(
    screen.getByText('You’ve redeemed a similar offer or promotion with this account in the past.'),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: /Take/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Open Stillpoint' })).toHaveAttribute('href', links.app);
  expect(screen.getByText('june@example.com')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Not you?' })).toBeVisible();
  unmount();
  open(states.notEligibleWithoutAccess);
  expect(screen.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', links.plans);
});

test('who has free nights already is told so, by whom, and where it says what follows', () => {
  const { container, unmount } = open(states.taken);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('You have free nights already');
  expect(screen.getByText(/Alex gave them to you/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open Stillpoint' })).toHaveAttribute('href', links.app);
  expect(screen.getByRole('link', { name: 'See what comes next' })).toHaveAttribute(
    'href',
    links.confirmation,
  );
  expect(screen.getByText('june@example.com')).toBeVisible();
  expect(form(container)).not.toMatchObject({ step: 'take' });
  unmount();
  open(states.takenUnnamed);
  expect(screen.getByText(/A friend gave them to you/)).toBeVisible();
});

test('a link that no member has leads home, and offers no form', () => {
  const { container } = open(states.unknown);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This link does not work');
  expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', links.home);
  expect(form(container)).toBeUndefined();
});

test('the own link leads to the page that passes it on', () => {
  const { container } = open(states.own);
  expect(screen.getByRole('link', { name: 'To your link' })).toHaveAttribute('href', links.invite);
  expect(form(container)).toBeUndefined();
});
