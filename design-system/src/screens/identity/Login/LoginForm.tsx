'use client';

import type { Language } from '@stillpoint/translations';
import { useTranslation } from 'react-i18next';
import { EmailField } from '../../../patterns/EmailField/EmailField.tsx';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { NativeForm } from '../../../patterns/NativeForm/NativeForm.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Heading } from '../../../primitives/Heading/Heading.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { PasswordField } from '../../../primitives/PasswordField/PasswordField.tsx';
import { WaitingPlan } from '../WaitingPlan/WaitingPlan.tsx';
import { useEmailSuggestion } from '../emailSuggestion/useEmailSuggestion.ts';
import type { LoginOutcome, LoginState } from './LoginState.ts';
import type { LoginCredentials } from './LoginState.ts';

const loadGuard = () =>
  import(/* webpackChunkName: 'login-rules' */ './Login.guard.ts').then(({ guardLogin }) => guardLogin());

export interface LoginFormProps {
  language: Language;
  state: LoginState;
  links: { submit: string };
  onSubmit: (credentials: LoginCredentials) => void;
}

/** The login form, also used by `SignUpOrLogin`. */
export function LoginForm({ language, state, links, onSubmit }: LoginFormProps) {
  const { t } = useTranslation('login');
  const { t: common } = useTranslation('common');
  const submitting = state.status === 'submitting';
  const { suggestion, suggestFor, onSuggestionTake } = useEmailSuggestion(state);

  return (
    <NativeForm
      action={links.submit}
      problems={state.problems}
      pending={submitting}
      offlineNotice={{ title: common(($) => $.formOffline.title), text: common(($) => $.formOffline.text) }}
      loadGuard={loadGuard}
      onSubmit={onSubmit}
    >
      {({ email, password }) => (
        <>
          <Heading level={1} size="h2" stop>
            {t(($) => $.title)}
          </Heading>
          {state.waiting && <WaitingPlan language={language} plan={state.waiting} />}
          <OutcomeNotice outcome={state} />
          <EmailField
            name="email"
            label={t(($) => $.email.label)}
            problem={email && t(($) => $.email[email])}
            suggestion={suggestion && { intro: t(($) => $.email.suggestion), address: suggestion.address }}
            defaultValue={state.values.email}
            autoComplete="username"
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
          <Button type="submit" wide pending={submitting}>
            {submitting ? t(($) => $.submit.submitting) : t(($) => $.submit.ready)}
          </Button>
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
      return null;
    case 'sessionEnded':
      return <Notice title={t(($) => $.sessionEnded.title)}>{t(($) => $.sessionEnded.text)}</Notice>;
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
