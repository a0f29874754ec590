import { expect, vi, test } from 'vitest';
import { createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { SsoLogin } from './SsoLogin.tsx';
import { ssoLoginStates } from './SsoLogin.states.ts';
import type { SsoLoginState } from './SsoLoginState.ts';

const links = {
  connectedToSso: '/sso-login?step=connected-to-sso',
  newAccount: '/sso-login?step=sso-login',
  connectedAccount: '/sso-login?step=sso-login&redirectOnSuccess=%2Flogin',
  connectAccount: '/login?redirectOnSuccess=%2Fmanage-identities&from=connecting',
  connectWorkplace: '/sso-login?intent=link',
  switchAccount: '/logout?back=%2Fsso-login',
  helpArticle: 'https://help.example/connect-your-workplace',
  submit: '/de/sso-login?step=sso-login',
  organisation: '/auth/with/acorn',
  searchAgain: '/sso-login?step=sso-login',
  identities: '/manage-identities',
  login: '/login',
  register: '/register',
};

function open(state: SsoLoginState, frame = sampleFrame) {
  const handlers = { onCardOpen: vi.fn(), onHelpOpen: vi.fn(), onSubmit: vi.fn() };
  const { container } = render(<SsoLogin frame={frame} state={state} links={links} {...handlers} />);
  return { ...handlers, container };
}

test.each([
  [ssoLoginStates.existingAccount, 'Yes, I have one', links.connectedToSso],
  [ssoLoginStates.existingAccount, 'No, this is my first time', links.newAccount],
  [ssoLoginStates.connectedToSso, 'Yes, it is', links.connectedAccount],
  [ssoLoginStates.found, 'Search again', links.searchAgain],
])(
  'an answer is a link to the next card, which a script opens without a reload, %#',
  async (state, name, href) => {
    const { onCardOpen } = open(state);
    const answer = screen.getByRole('link', { name });
    expect(answer).toHaveAttribute('href', href);

    await userEvent.click(answer);
    expect(onCardOpen).toHaveBeenCalledWith(href);
  },
);

test.each(['existingAccount', 'connectedToSso', 'ready', 'found'] as const)(
  'who is logged in already is told as whom, and can connect the workplace or log out: %s',
  (name) => {
    open(ssoLoginStates[name], { ...sampleFrame, account: { status: 'signedIn', firstName: 'Alex' } });
    expect(screen.getByText('You’re logged in as Alex')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Connect my workplace' })).toHaveAttribute(
      'href',
      links.connectWorkplace,
    );
    const leave = screen.getByRole('button', { name: 'Not you? Log out' });
    expect(leave.closest('form')).toHaveAttribute('action', links.switchAccount);
  },
);

test('nothing of an account is said to a stranger, nor in the look-up for members', () => {
  open(ssoLoginStates.existingAccount);
  open(ssoLoginStates.connect, { ...sampleFrame, account: { status: 'signedIn', firstName: 'Alex' } });
  expect(screen.queryByText(/You’re logged in/)).toBeNull();
});

test('a press for another tab is left to the browser', () => {
  const { onCardOpen } = open(ssoLoginStates.existingAccount);
  const answer = screen.getByRole('link', { name: 'Yes, I have one' });
  const press = createEvent.click(answer, { ctrlKey: true });
  // The test environment cannot navigate.
  answer.addEventListener('click', (event) => {
    expect(event.defaultPrevented).toBe(false);
    event.preventDefault();
  });
  fireEvent(answer, press);
  expect(onCardOpen).not.toHaveBeenCalled();
});

test('an account that is not connected: the link leads to log in, and the article opens beside it', () => {
  const { onHelpOpen } = open(ssoLoginStates.connectedToSso);
  const answer = screen.getByRole('link', { name: 'No, not yet' });
  expect(answer).toHaveAttribute('href', links.connectAccount);
  const press = createEvent.click(answer);
  fireEvent(answer, press);
  expect(press.defaultPrevented).toBe(false);
  expect(onHelpOpen).toHaveBeenCalledTimes(1);

  const article = screen.getByRole('link', { name: 'How to connect the two (opens in a new window)' });
  expect(article).toHaveAttribute('href', links.helpArticle);
  expect(article).toHaveAttribute('target', '_blank');
});

test('the look-up posts natively to its own address', () => {
  const { container } = open(ssoLoginStates.ready);
  const form = container.querySelector('main form');
  expect(form).toHaveAttribute('method', 'post');
  expect(form).toHaveAttribute('action', links.submit);
});

test('an organisation that was found: its name is the heading, above the link to its own login', () => {
  open(ssoLoginStates.found);
  expect(screen.getByRole('heading', { level: 1, name: 'Acorn' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Continue to log in there' })).toHaveAttribute(
    'href',
    links.organisation,
  );
});

test.each([
  [ssoLoginStates.domainNotFound, /Try the full name of your organisation/],
  [ssoLoginStates.notFound, /try your work email/],
  [ssoLoginStates.tooManyAttempts, /Try again in 5 minutes/],
  [ssoLoginStates.unavailable, /Give us a few minutes/],
])('a look-up without a result: it says what to do, and keeps what was typed, %#', (state, text) => {
  open(state);
  expect(screen.getByRole('alert')).toHaveTextContent(text);
  expect(screen.getByLabelText('Work email or organisation')).toHaveValue(state.values.term);
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/register');
});

test.each([
  [ssoLoginStates.termMissing, /We need your work email/],
  [ssoLoginStates.emailInvalid, /double-checking your email/],
])('a problem of the field is its description, %#', (state, text) => {
  open(state);
  expect(screen.getByLabelText('Work email or organisation')).toHaveAccessibleDescription(text);
});

test('to connect the workplace, the look-up stands in the account area, and leads back to the ways to log in', () => {
  open(ssoLoginStates.connect);
  expect(screen.getByRole('heading', { level: 1, name: 'Connect your workplace' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to your ways to log in' })).toHaveAttribute(
    'href',
    links.identities,
  );
  const main = within(screen.getByRole('main'));
  expect(main.queryByRole('link', { name: 'Log in' })).not.toBeInTheDocument();
  expect(main.queryByRole('link', { name: 'Create an account' })).not.toBeInTheDocument();
});

test('an organisation to connect: who else can open the account is told before it is connected', () => {
  open(ssoLoginStates.connectFound);
  expect(screen.getByText(/the people who manage logins at your workplace/)).toBeInTheDocument();
  expect(screen.queryByText(/By continuing you accept/)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Continue to log in there' })).toHaveAttribute(
    'href',
    links.organisation,
  );
  expect(screen.getByRole('link', { name: 'Back to your ways to log in' })).toBeInTheDocument();
});
