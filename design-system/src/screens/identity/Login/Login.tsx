'use client';

import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { EmailField } from '../../../patterns/EmailField/EmailField.tsx';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { NativeForm } from '../../../patterns/NativeForm/NativeForm.tsx';
import { Page } from '../../../patterns/Page/Page.tsx';
import type { PageFrame } from '../../../patterns/Page/PageFrame.ts';
import { SplitLayout } from '../../../patterns/SplitLayout/SplitLayout.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Heading } from '../../../primitives/Heading/Heading.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { PasswordField } from '../../../primitives/PasswordField/PasswordField.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { TextLink } from '../../../primitives/TextLink/TextLink.tsx';
import { space } from '../../../tokens/index.ts';
import type { LoginOutcome, LoginState } from './Login.states.ts';

export interface LoginCredentials {
  email: string;
  password: string;
}

export interface LoginProps {
  frame: PageFrame;
  state: LoginState;
  links: { submit: string; register: string };
  onSubmit: (credentials: LoginCredentials) => void;
}

/** The way back in. Knows nothing of sessions or requests. */
export function Login({ frame, state, links, onSubmit }: LoginProps) {
  const { t } = useTranslation('login');

  return (
    <Page frame={frame}>
      <SplitLayout
        frame={frame}
        claim={t(($) => $.aside.headline)}
        lead={t(($) => $.aside.lead)}
        offer="register"
      >
        <LoginForm state={state} links={links} onSubmit={onSubmit} />
        <Aside size="small" soft>
          {t(($) => $.register.question)}{' '}
          <TextLink href={links.register}>{t(($) => $.register.link)}</TextLink>
        </Aside>
      </SplitLayout>
    </Page>
  );
}

const loadGuard = () => import('./Login.guard.ts').then(({ loginGuard }) => loginGuard);

export type LoginFormProps = Omit<LoginProps, 'frame' | 'links'> & { links: { submit: string } };

/** The form by itself, for the screen that switches between it and signing up. */
export function LoginForm({ state, links, onSubmit }: LoginFormProps) {
  const { t } = useTranslation('login');
  const submitting = state.status === 'submitting';

  return (
    <NativeForm
      action={links.submit}
      problems={state.problems}
      pending={submitting}
      loadGuard={loadGuard}
      onSubmit={onSubmit}
    >
      {({ email, password }) => (
        <>
          <Heading level={1} size="h2" stop>
            {t(($) => $.title)}
          </Heading>
          <Failure outcome={state} />
          <EmailField
            name="email"
            label={t(($) => $.email.label)}
            problem={email && t(($) => $.email[email])}
            defaultValue={state.values.email}
            autoComplete="username"
          />
          <FormField label={t(($) => $.password.label)} problem={password && t(($) => $.password[password])}>
            {(control) => (
              <PasswordField
                {...control}
                name="password"
                autoComplete="current-password"
                revealLabel={t(($) => $.password.reveal)}
                hideLabel={t(($) => $.password.conceal)}
              />
            )}
          </FormField>
          <Button type="submit" wide pending={submitting}>
            {submitting ? t(($) => $.submit.submitting) : t(($) => $.submit.ready)}
          </Button>
        </>
      )}
    </NativeForm>
  );
}

function Failure({ outcome }: { outcome: LoginOutcome }) {
  const { t } = useTranslation('login');

  switch (outcome.status) {
    case 'ready':
    case 'submitting':
      return null;
    case 'wrongCredentials':
    case 'expired':
    case 'unavailable': {
      const { status } = outcome;
      return (
        <Notice tone="error" title={t(($) => $.failure[status].title)}>
          {t(($) => $.failure[status].text)}
        </Notice>
      );
    }
    case 'tooManyAttempts':
      return (
        <Notice tone="error" title={t(($) => $.failure.tooManyAttempts.title)}>
          {t(($) => $.failure.tooManyAttempts.text, { count: outcome.minutes })}
        </Notice>
      );
  }
}

const Aside = styled(Text)`
  margin-block-start: ${space[5]};
  text-align: center;
`;
