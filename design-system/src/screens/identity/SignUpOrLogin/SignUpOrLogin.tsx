'use client';

import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Connection } from '../../../patterns/ConnectionButtons/ConnectionButtons.options.ts';
import { Page } from '../../../patterns/Page/Page.tsx';
import type { PageFrame } from '../../../patterns/Page/PageFrame.ts';
import { SplitLayout } from '../../../patterns/SplitLayout/SplitLayout.tsx';
import { color, radius, shadow, touch } from '../../../tokens/index.ts';
import { LoginForm } from '../Login/LoginForm.tsx';
import type { LoginCredentials } from '../Login/LoginState.ts';
import { SignUpForm } from '../SignUp/SignUpForm.tsx';
import type { SignUpDetails } from '../SignUp/SignUpState.ts';
import type { SignUpOrLoginState } from './SignUpOrLoginState.ts';

type View = SignUpOrLoginState['view'];

export interface SignUpOrLoginProps {
  frame: PageFrame;
  state: SignUpOrLoginState;
  links: {
    /** Address of this page with either form in view, for visitors without JavaScript. */
    view: Record<View, string>;
    submitLogin: string;
    submitSignUp: string;
    forgotPassword: string;
    terms: string;
    privacy: string;
    /** Where each company's button leads. Without it, no company is offered. */
    connections?: Readonly<Record<Connection, string>> | undefined;
  };
  onViewChoose: (view: View) => void;
  onLoginSubmit: (credentials: LoginCredentials) => void;
  onSignUpSubmit: (details: SignUpDetails) => void;
  /** The person wants to log in by a passkey: the browser is asked for one. */
  onPasskeyChoose: () => void;
}

const views = ['signup', 'login'] as const satisfies readonly View[];

/** Sign-up and login on one page, with a switch. */
export function SignUpOrLogin({
  frame,
  state,
  links,
  onViewChoose,
  onLoginSubmit,
  onSignUpSubmit,
  onPasskeyChoose,
}: SignUpOrLoginProps) {
  const { t } = useTranslation('signUpOrLogin');
  const { t: greeting } = useTranslation('signUp');
  const words = { signup: t(($) => $.switch.signUp), login: t(($) => $.switch.login) };

  return (
    <Page frame={frame}>
      <SplitLayout frame={frame} claim={greeting(($) => $.aside.default.headline)}>
        <Switch aria-label={t(($) => $.switch.label)}>
          {views.map((view) => (
            <ViewLink
              key={view}
              href={links.view[view]}
              aria-current={view === state.view ? 'page' : undefined}
              onClick={(event: MouseEvent) => {
                event.preventDefault();
                onViewChoose(view);
              }}
            >
              {words[view]}
            </ViewLink>
          ))}
        </Switch>
        {state.view === 'login' ? (
          <LoginForm
            language={frame.language}
            state={state.login}
            links={{
              submit: links.submitLogin,
              forgotPassword: links.forgotPassword,
              terms: links.terms,
              privacy: links.privacy,
              connections: links.connections,
            }}
            onSubmit={onLoginSubmit}
            onPasskeyChoose={onPasskeyChoose}
          />
        ) : (
          <SignUpForm
            language={frame.language}
            state={state.signUp}
            links={{
              submit: links.submitSignUp,
              login: links.view.login,
              terms: links.terms,
              privacy: links.privacy,
              connections: links.connections,
            }}
            onSubmit={onSignUpSubmit}
          />
        )}
      </SplitLayout>
    </Page>
  );
}

const Switch = styled.nav`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 0.35rem;
  padding: 0.35rem;
  border-radius: ${radius.full};
  background: ${color.surfaceSunken};
`;

const ViewLink = styled.a`
  display: grid;
  place-items: center;
  min-block-size: ${touch};
  padding: 0.5rem 1rem;
  border-radius: ${radius.full};
  color: ${color.textSoft};
  font-weight: 600;
  text-align: center;
  text-decoration: none;

  &[aria-current] {
    background: ${color.surfaceRaised};
    color: ${color.text};
    box-shadow: ${shadow.rest};
  }
`;
