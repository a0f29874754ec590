'use client';

import type { Language } from '@stillpoint/translations';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmailField } from '../../../patterns/EmailField/EmailField.tsx';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { NativeForm } from '../../../patterns/NativeForm/NativeForm.tsx';
import { textIn } from '../../../patterns/NativeForm/textIn.ts';
import type { Connection } from '../../../patterns/ConnectionButtons/ConnectionButtons.options.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Heading } from '../../../primitives/Heading/Heading.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { PasswordField } from '../../../primitives/PasswordField/PasswordField.tsx';
import { Agreement } from '../Agreement/Agreement.tsx';
import { ConnectionChoice } from '../ConnectionChoice/ConnectionChoice.tsx';
import { TextLink } from '../../../primitives/TextLink/TextLink.tsx';
import { WaitingFor } from '../WaitingPlan/WaitingFor.tsx';
import { useEmailSuggestion } from '../emailSuggestion/useEmailSuggestion.ts';
import type { LoginOutcome, LoginState } from './LoginState.ts';
import type { LoginCredentials } from './LoginState.ts';

const loadRules = () =>
  import(/* webpackChunkName: 'login-rules' */ './Login.rules.ts').then(({ loginRules }) => loginRules());

function typedValues(form: FormData): LoginCredentials {
  return { email: textIn(form, 'email').trim(), password: textIn(form, 'password') };
}

export interface LoginFormProps {
  language: Language;
  state: LoginState;
  links: {
    submit: string;
    forgotPassword: string;
    terms: string;
    privacy: string;
    connections?: Readonly<Record<Connection, string>> | undefined;
  };
  onSubmit: (credentials: LoginCredentials) => void;
  onPasskeyChoose: () => void;
  /** The other ways, above the button for passkeys. */
  children?: ReactNode;
}

/** The login form, also used by `SignUpOrLogin`. */
export function LoginForm({ language, state, links, onSubmit, onPasskeyChoose, children }: LoginFormProps) {
  const { t } = useTranslation('login');
  const { t: common } = useTranslation('common');
  const submitting = state.status === 'submitting';
  const offline = state.status === 'offline';
  const { suggestion, suggestFor, onSuggestionTake } = useEmailSuggestion(state);

  return (
    <NativeForm
      action={links.submit}
      problems={state.problems}
      pending={submitting || offline}
      busy={state.passkey === 'asking'}
      offline={offline}
      offlineNotice={{ title: common(($) => $.formOffline.title), text: common(($) => $.formOffline.text) }}
      loadRules={loadRules}
      typedValues={typedValues}
      onSubmit={onSubmit}
    >
      {({ email, password }, pending) => (
        <>
          <Heading level={1} size="h2" stop>
            {t(($) => $.title)}
          </Heading>
          <WaitingFor language={language} next={state} />
          <OutcomeNotice outcome={state} />
          <ConnectionChoice connections={state.connections} links={links.connections} />
          <EmailField
            name="email"
            label={t(($) => $.email.label)}
            problem={email && t(($) => $.email[email])}
            suggestion={suggestion && { intro: t(($) => $.email.suggestion), address: suggestion.address }}
            defaultValue={state.values.email}
            autoComplete="username webauthn"
            onBlur={suggestFor}
            onSuggestionTake={onSuggestionTake}
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
          <TextLink variant="alone" href={links.forgotPassword}>
            {t(($) => $.forgotPassword)}
          </TextLink>
          <Button type="submit" wide pending={pending}>
            {submitting ? t(($) => $.submit.submitting) : t(($) => $.submit.ready)}
          </Button>
          {/* By a company's button, a person who is new gets an account here too. */}
          {Boolean(state.connections?.length) && <Agreement links={links} />}
          {children}
          {/* Last, so that nothing moves where a script finds that the browser has passkeys. */}
          {state.passkey !== undefined && (
            <Button
              variant="secondary"
              wide
              pending={state.passkey === 'asking' || pending}
              onClick={onPasskeyChoose}
            >
              {state.passkey === 'asking' ? t(($) => $.passkey.asking) : t(($) => $.passkey.ready)}
            </Button>
          )}
        </>
      )}
    </NativeForm>
  );
}

function OutcomeNotice({ outcome }: { outcome: LoginOutcome }) {
  const { t } = useTranslation('login');

  switch (outcome.status) {
    case 'ready':
    case 'submitting':
    case 'offline':
      return null;
    case 'sessionEnded':
    case 'secondFactor':
    case 'codeRight':
    case 'connecting': {
      const { status } = outcome;
      return <Notice title={t(($) => $[status].title)}>{t(($) => $[status].text)}</Notice>;
    }
    case 'passkeyUnused':
      return (
        <Notice announced title={t(($) => $.failure.passkeyUnused.title)}>
          {t(($) => $.failure.passkeyUnused.text)}
        </Notice>
      );
    case 'wrongCredentials':
    case 'passkeyRefused':
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
