import { expect, test } from 'vitest';
import { render, screen, within } from '@testing-library/react';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { ManageIdentities } from './ManageIdentities.tsx';
import { manageIdentitiesStates as states } from './ManageIdentities.states.ts';
import type { ManageIdentitiesState } from './ManageIdentitiesState.ts';
import { sampleIdentityLinks } from './sampleIdentityLinks.ts';

function open(state: ManageIdentitiesState) {
  render(<ManageIdentities frame={sampleFrame} state={state} links={sampleIdentityLinks} />);
}

const rows = () => within(screen.getByRole('list', { name: 'Your ways in' })).getAllByRole('listitem');

/** What a button sends where, natively. */
function formOf(name: string) {
  const { form } = screen.getByRole<HTMLButtonElement>('button', { name });
  return {
    method: form?.method,
    action: form?.getAttribute('action'),
    fields: Array.from(form?.querySelectorAll('input') ?? [], (input) => input.name),
  };
}

test('list: each company with its address, since when, and what can be done with it', () => {
  open(states.list);
  expect(rows().map((row) => row.textContent)).toEqual([
    'Email and passwordYou can log in with it',
    'AppleConnected since 14\u00a0May 2026Disconnect',
    'Googlealex.morgan@gmail.comConnected since 3\u00a0November 2026Disconnect',
    'FacebookConnect',
    'SpotifyConnect',
    'Your workplaceConnect',
  ]);
  expect(screen.getByRole('link', { name: 'Connect your workplace' })).toHaveAttribute(
    'href',
    '/sso-login?step=sso-login&intent=link',
  );
  expect(screen.getByRole('link', { name: 'Disconnect Google' })).toHaveAttribute(
    'href',
    '/manage-identities?remove=google',
  );
  expect(screen.getByRole('link', { name: 'Connect Spotify' })).toHaveAttribute('href', '/auth/with/spotify');
});

test('the only login method cannot be disconnected, and says so', () => {
  open(states.notRemovable);
  expect(screen.getByText('Your only way in')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /^Disconnect/ })).not.toBeInTheDocument();
});

test('a workplace is called by the name of its organisation, and leads back to the account', () => {
  open(states.enrolled);
  expect(screen.getByText('Acorn Insurance and Reinsurance')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to your account' })).toHaveAttribute('href', '/user');
  expect(screen.queryByRole('link', { name: 'Connect your workplace' })).not.toBeInTheDocument();
  expect(screen.getByText(/You’re enrolled through Acorn/)).toBeInTheDocument();
});

test('not enrolled yet: leads to logging in through the employer', () => {
  open(states.notEnrolled);
  expect(screen.getByRole('link', { name: 'Go on with your workplace' })).toHaveAttribute(
    'href',
    '/sso-login',
  );
});

test('not enrolled yet, and the workplace not connected: leads to connecting it', () => {
  open({ ...states.notEnrolled, identities: [] });
  expect(screen.getByRole('link', { name: 'Go on with your workplace' })).toHaveAttribute(
    'href',
    screen.getByRole('link', { name: 'Connect your workplace' }).getAttribute('href'),
  );
});

test('not enrolled yet: holds what a script shows and reads out once it has completed the enrolment', () => {
  open(states.notEnrolled);
  const enrolled = screen.getByText(/You’re enrolled through Acorn/);
  expect(enrolled).not.toBeVisible();
  expect(enrolled.closest('[data-enrolment]')).toHaveAttribute('data-enrolment', 'enrolled');
  expect(screen.getByRole('status')).toContainElement(enrolled);
  const notEnrolled = screen.getByText(/You aren’t enrolled there yet/).closest('[data-enrolment]');
  expect(notEnrolled).toHaveAttribute('data-enrolment', 'notEnrolled');
});

test('just enrolled: what the script has shown is seen in place of the other', () => {
  open(states.justEnrolled);
  expect(screen.getByText(/You’re enrolled through Acorn/)).toBeVisible();
  expect(screen.getByText(/You aren’t enrolled there yet/)).not.toBeVisible();
});

test.each([[states.confirmFirst], [states.confirmByCompany], [states.proveAddressFirst]])(
  'nothing can be changed before what must be done first, %#',
  (state) => {
    open(state);
    expect(screen.queryByRole('link', { name: /^(Connect|Disconnect) / })).not.toBeInTheDocument();
  },
);

test('confirming: by the password, or by a company that is connected', () => {
  open(states.confirmFirst);
  expect(formOf('Confirm')).toEqual({
    method: 'post',
    action: '/user/confirmation?userId=b7f1',
    fields: ['password'],
  });
  expect(screen.getByRole('link', { name: 'Confirm with Apple' })).toBeInTheDocument();
});

test('without a password: a company alone confirms', () => {
  open(states.confirmByCompany);
  expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: /^Confirm with/ })).toHaveLength(2);
});

test('used-up tries of the password: a mailed code is asked for in its place, and the page says why', () => {
  open(states.confirmByCodeInstead);
  expect(screen.getByText(/There were many tries with your password/)).toBeVisible();
  expect(screen.queryByLabelText('Your current password')).not.toBeInTheDocument();
  expect(formOf('Send me a code').action).toBe('/user/confirmation/code?userId=b7f1');
  expect(screen.getByRole('link', { name: 'Confirm with Apple' })).toBeInTheDocument();
});

test.each([states.confirmByCode, states.confirmByCompany])(
  'no password: a mailed code confirms, %#',
  (state) => {
    open(state);
    expect(formOf('Send me a code').action).toBe('/user/confirmation/code?userId=b7f1');
    expect(screen.queryByLabelText('Code')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Confirm' })).not.toBeInTheDocument();
  },
);

test('no password: the code is asked for once it was sent, and can be sent again', () => {
  open(states.confirmationSent);
  expect(formOf('Send a new code').action).toBe('/user/confirmation/code?userId=b7f1');
  expect(formOf('Confirm')).toEqual({
    method: 'post',
    action: '/user/confirmation/proof?userId=b7f1',
    fields: ['code'],
  });
});

test('a code that was sent says where to, and a wrong one how many tries are left', () => {
  open(states.codeSent);
  expect(screen.getByText(/We sent it to a•••@example.com/)).toBeInTheDocument();
});

test('no field is shown for a code once its tries are used up', () => {
  open(states.tooManyMailedCodesBesideApp);
  expect(screen.queryByLabelText('Code')).not.toBeInTheDocument();
});

test('a limit says how long to wait', () => {
  open(states.tooManyAttempts);
  expect(screen.getByRole('group', { name: 'Let’s pause for a moment' })).toHaveAccessibleDescription(
    /Try again in 12 minutes/,
  );
});

test('too many codes of the app ask for no mailed code: none was sent', () => {
  open(states.tooManyAppCodes);
  expect(screen.getByRole('group', { name: 'Let’s pause for a moment' })).toHaveAccessibleDescription(
    /Try again in 10 minutes/,
  );
  expect(screen.queryByLabelText('Code')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Send me a code' })).toBeVisible();
});

test.each([states.codeSent, states.confirmationSent])(
  'a code that was sent is typed at once, %#',
  (state) => {
    open(state);
    expect(screen.getByLabelText('Code')).toHaveFocus();
    expect(screen.getByLabelText('Code')).toHaveAccessibleDescription('Sent just now');
  },
);

test.each([states.proveAddressFirst, states.codeExpired])(
  'address not proved: sends a code first, %#',
  (state) => {
    open(state);
    expect(formOf('Send me a code').action).toBe('/user/address/code?userId=b7f1');
    expect(screen.queryByLabelText('Code')).not.toBeInTheDocument();
  },
);

test.each([
  [states.proveAddressFirst, 'Before you connect another way in'],
  [states.proveAddressToInvite, 'Before you invite anyone to your family'],
  [states.proveAddressToJoin, 'Before you join the family'],
  [states.proveAddressToGoOn, 'Then you can go on'],
])('address not proved: says what it is needed for, %#', (state, words) => {
  open(state);
  expect(screen.getByText(words, { exact: false })).toBeVisible();
});

test('an address that was proved to invite leads on to the family first', () => {
  open(states.addressConfirmedToInvite);
  expect(screen.getByText('You can go on now.', { exact: false })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go on to your family' })).toHaveAttribute(
    'data-variant',
    'primary',
  );
});

test.each([states.codeSent, states.wrongCode])(
  'address not proved: takes the code that was sent, %#',
  (state) => {
    open(state);
    expect(formOf('Send a new code').action).toBe('/user/address/code?userId=b7f1');
    expect(formOf('Confirm')).toEqual({
      method: 'post',
      action: '/user/address/proof?userId=b7f1',
      fields: ['code'],
    });
  },
);

test.each([
  [states.removing, undefined],
  [states.removingWorkplace, undefined],
  [states.removingAccess, /The access that this employer gives you ends too\./],
  [states.removingEnrolment, /Your enrolment there ends too, and this employer no longer pays for you\./],
])('says before it disconnects what of the employer’s ends with it, if anything, %#', (state, words) => {
  open(state);
  if (words !== undefined) expect(screen.getByText(words)).toBeVisible();
  else expect(screen.queryByText(/employer/)).not.toBeInTheDocument();
});

test.each([
  [states.removing, 'Disconnect Google?', 'google'],
  [states.removingWorkplace, 'Disconnect Acorn Insurance and Reinsurance?', 'acorn'],
  [states.removingAccess, 'Disconnect Acorn Insurance and Reinsurance?', 'acorn'],
  [states.removingEnrolment, 'Disconnect Acorn Insurance and Reinsurance?', 'acorn'],
  [states.removingUnnamed, 'Disconnect your workplace?', 'acorn'],
])('asks before it disconnects, and the form names what, %#', (state, title, name) => {
  open(state);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  expect(formOf('Disconnect')).toEqual({
    method: 'post',
    action: '/user/identities/removal?userId=b7f1',
    fields: ['connection'],
  });
  expect(document.querySelector('input[name=connection]')).toHaveValue(name);
  expect(screen.getByRole('link', { name: 'Keep it' })).toHaveAttribute('href', '/manage-identities');
});

test.each([
  [states.connectionFailed, 'That didn’t work'],
  [states.ofAnother, 'Your login with Spotify belongs to another account'],
  [states.taken, 'You have connected that company already'],
  [states.wrongIdentity, 'That wasn’t the connected account'],
  [states.onlyLoginMethod, 'That’s your only way in'],
  [states.tooManyAttempts, 'Let’s pause for a moment'],
  [states.codeExpired, 'This code can’t be used any more'],
  [states.linkedAlready, 'It was connected already'],
  [states.notLinked, 'It was disconnected already'],
  [states.notConnected, 'You’re logged in'],
  [states.addressNotProven, 'One thing first'],
  [states.addressProven, 'Your address is confirmed already'],
  [states.otherAccount, 'Another account is logged in'],
  [states.signInAgain, 'One thing first'],
  [states.proofTooOld, 'That wasn’t enough yet'],
])('a notice says why nothing changed, by its name, %#', (state, title) => {
  open(state);
  expect(screen.getByRole('group', { name: title })).toBeVisible();
});

test.each([
  [states.linked, 'Apple is now connected'],
  [states.workplaceLinked, 'Acorn Insurance and Reinsurance is now connected'],
  [states.linkedUnnamed, 'It’s connected'],
  [states.confirmed, 'Thank you'],
])('says what was done, as a status, %#', (state, title) => {
  open(state);
  expect(screen.getByRole('status')).toHaveTextContent(title);
});

test.each([
  [states.onward, 'Continue to checkout'],
  [states.confirmBeforeOnward, 'Continue to checkout'],
  [states.onwardToApp, 'Continue in the app'],
  [states.onwardToPage, 'Continue where you left off'],
])('who came on the way to something goes on from below the list, %#', (state, name) => {
  open(state);
  const onward = screen.getByRole('link', { name });
  expect(onward).toHaveAttribute('href', sampleIdentityLinks.onward);
  const list = screen.getByRole('list', { name: 'Your ways in' });
  expect(list.compareDocumentPosition(onward)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('once a company is connected, going on stands above the list, after what was connected', () => {
  open(states.linkedBeforeOnward);
  const onward = screen.getByRole('link', { name: 'Continue to checkout' });
  const list = screen.getByRole('list', { name: 'Your ways in' });
  expect(screen.getByRole('status').compareDocumentPosition(onward)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(onward.compareDocumentPosition(list)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test.each([
  [states.employerPays, 'secondary'],
  [states.linkedAndEmployerPays, 'primary'],
])('who has an employer that pays is led to the app before the checkout, %#', (state, variant) => {
  open(state);
  expect(screen.getByText('Acorn already pays for you')).toBeVisible();
  const app = screen.getByRole('link', { name: 'Open Stillpoint' });
  expect(app).toHaveAttribute('href', sampleIdentityLinks.app);
  expect(app).toHaveAttribute('data-variant', variant);
  const checkout = screen.getByRole('link', { name: 'Continue to checkout' });
  expect(checkout).toHaveAttribute('data-variant', 'plain');
  expect(app.compareDocumentPosition(checkout)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('a person whose employer pays is not told to be enrolled, but is led to an enrolment that is open at another one', () => {
  open(states.employerPays);
  expect(screen.queryByText(/You’re enrolled/)).not.toBeInTheDocument();
  open(states.employerPaysNotEnrolled);
  expect(screen.getByText(/Harbour offers Stillpoint\. You aren’t enrolled there yet/)).toBeVisible();
});

test('who came for the list alone is led on to nothing', () => {
  open(states.list);
  expect(screen.queryByRole('link', { name: /^Continue/ })).not.toBeInTheDocument();
});
