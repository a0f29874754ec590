import { expect, test } from 'vitest';
import { render, screen } from '@testing-library/react';
import { sampleFrame } from '../../../patterns/Page/sampleFrame.ts';
import { WorkEmail } from './WorkEmail.tsx';
import { workEmailStates } from './WorkEmail.states.ts';
import type { WorkEmailState } from './WorkEmailState.ts';

const links = {
  submit: '/de/work/verify',
  enquiry: '/de/work',
  identities: '/de/manage-identities',
  app: 'https://app.example/',
};
const open = (state: WorkEmailState) => render(<WorkEmail frame={sampleFrame} state={state} links={links} />);

test.each([
  [workEmailStates.email, ['email']],
  [workEmailStates.code, ['code', 'again', 'restart']],
])('each form posts its step for the account of the page, %#', (state, steps) => {
  const { container } = open(state);
  const forms = [...container.querySelectorAll<HTMLFormElement>('main form')];
  expect(forms.map((form) => new FormData(form).get('step'))).toEqual(steps);
  for (const form of forms) {
    expect(form).toHaveAttribute('method', 'post');
    expect(form).toHaveAttribute('action', links.submit);
    expect(new FormData(form).get('userId')).toBe('sample');
  }
});

test.each([
  [workEmailStates.emailUnknown, /We don’t know this company yet/],
  [workEmailStates.emailTaken, /used for another account already/],
])('what is wrong with an address is said at its field alone, %#', (state, words) => {
  open(state);
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription(words);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test.each([workEmailStates.codeWrong, workEmailStates.codeExpired])(
  'a code that proves nothing is refused in the product’s sentence, %#',
  (state) => {
    open(state);
    const notice = screen.getByRole('alert');
    expect(notice).toHaveTextContent(/Hmm, something went wrong\./);
    expect(notice).toHaveTextContent(/Sorry about that\. Mind trying again\?/);
    expect(screen.getByRole('textbox')).toBeInvalid();
  },
);

test('a wrong code says how many tries are left', () => {
  open(workEmailStates.codeWrong);
  expect(screen.getByLabelText('Code')).toHaveAccessibleDescription(/3\stries left/);
});

test('verified: names the employer, and shows no form', () => {
  const { container } = open(workEmailStates.verified);
  expect(screen.getByText(/Acorn offers you Stillpoint/)).toBeInTheDocument();
  expect(container.querySelector('main form')).toBeNull();
});

test('not enrolled: names the employer, claims no access, and leads to the enrolment', () => {
  const { container } = open(workEmailStates.notEnrolled);
  expect(screen.getByText(/Acorn pays for you once you’re enrolled there/)).toBeInTheDocument();
  expect(screen.queryByText(/You can use everything/)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go on with your workplace' })).toHaveAttribute(
    'href',
    links.identities,
  );
  expect(container.querySelector('main form')).toBeNull();
});
