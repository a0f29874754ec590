import { describe, expect, vi, test } from 'vitest';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleConnectionLinks } from '../../../patterns/ConnectionButtons/sampleConnectionLinks.ts';
import { LoginForm } from '../Login/LoginForm.tsx';
import { loginStates } from '../Login/Login.states.ts';
import { SignUpForm } from '../SignUp/SignUpForm.tsx';
import { signUpStates } from '../SignUp/SignUp.states.ts';
import type { SignUpState } from '../SignUp/SignUpState.ts';

const links = {
  submit: '/register',
  login: '/login',
  terms: '/terms',
  privacy: '/privacy',
  connections: sampleConnectionLinks,
};
const email = () => screen.getByLabelText('Email');
const suggestion = (address: string) => screen.findByRole('button', { name: address });

function openSignUp(state: SignUpState) {
  const onSubmit = vi.fn();
  const form = (current: SignUpState) => (
    <SignUpForm language="en" state={current} links={links} onSubmit={onSubmit} />
  );
  const { rerender } = render(form(state));
  return { onSubmit, answer: (next: SignUpState) => rerender(form(next)), user: userEvent.setup() };
}

async function type(user: ReturnType<typeof userEvent.setup>, address: string) {
  await user.clear(email());
  await user.type(email(), address);
  await user.tab();
}

describe('the email field of a sign-up form', () => {
  test.each([
    ['nora@t-onlin.de', 'nora@t-online.de'],
    ['nora@mail.co', 'nora@mail.com'],
  ])('suggests, once it is left with %s, %s', async (typed, meant) => {
    const { user } = openSignUp(signUpStates.ready);
    await type(user, typed);
    expect(await suggestion(meant)).toBeVisible();
  });

  test('shows the suggestion once the press that left the field has ended', async () => {
    const { user } = openSignUp(signUpStates.ready);
    await user.type(email(), 'nora@t-onlin.de');
    await user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('checkbox') });
    await import('./suggestionFor.ts');
    expect(email()).not.toHaveAccessibleDescription(/Did you mean/);
    await user.pointer('[/MouseLeft]');
    expect(await suggestion('nora@t-online.de')).toBeVisible();
  });

  test('suggests nothing for the domains of mail that the server knows', async () => {
    const { user } = openSignUp(signUpStates.emailSuggested);
    for (const domain of ['gmx.net', 'uol.com.br', 'orange.fr', 'terra.es']) {
      await type(user, `nora@${domain}`);
      expect(email()).not.toHaveAccessibleDescription(/Did you mean/);
    }
  });

  test('checks again what is typed after a suggestion of the server', async () => {
    const { user } = openSignUp(signUpStates.emailSuggested);
    await type(user, 'nora@gmx.nte');
    expect(await suggestion('nora@gmx.net')).toBeVisible();
    await type(user, 'nora@gmx.net');
    expect(email()).not.toHaveAccessibleDescription(/Did you mean/);
  });

  test('closes the suggestion of the server once it is taken', async () => {
    const { user } = openSignUp(signUpStates.emailSuggested);
    await user.click(await suggestion('alex.morgan@gmail.com'));
    expect(email()).toHaveValue('alex.morgan@gmail.com');
    expect(email()).not.toHaveAccessibleDescription(/Did you mean/);
  });

  test('shows the suggestion of a later answer', async () => {
    const { user, answer } = openSignUp(signUpStates.ready);
    await type(user, 'nora@gmx.net');
    answer(signUpStates.emailSuggested);
    expect(await suggestion('alex.morgan@gmail.com')).toBeVisible();
  });

  test('sends with the form for which address a suggestion was shown', async () => {
    const { user, onSubmit } = openSignUp(signUpStates.emailSuggested);
    await user.type(screen.getByLabelText('Password'), 'rest-easy-2026{Enter}');
    const { fullname } = signUpStates.emailSuggested.values;
    expect(onSubmit).toHaveBeenCalledWith({
      fullname,
      email: 'alex.morgan@gmial.com',
      suggestionSeen: 'alex.morgan@gmial.com',
      password: 'rest-easy-2026',
      marketingEmails: false,
    });
  });
});

test('the email field of a login form suggests too, and the form is sent as it stands', async () => {
  const user = userEvent.setup();
  const onSubmit = vi.fn();
  render(
    <LoginForm
      language="en"
      state={loginStates.ready}
      links={{
        submit: '/login',
        forgotPassword: '/login/forgot-password',
        terms: '/terms-and-conditions',
        privacy: '/privacy-policy',
        connections: sampleConnectionLinks,
      }}
      onSubmit={onSubmit}
      onPasskeyChoose={vi.fn()}
    />,
  );
  await type(user, 'nora@t-onlin.de');
  expect(await suggestion('nora@t-online.de')).toBeVisible();
  await user.type(screen.getByLabelText('Password'), 'rest-easy-2026{Enter}');
  expect(onSubmit).toHaveBeenCalledWith({ email: 'nora@t-onlin.de', password: 'rest-easy-2026' });
});
