'use client';

import { useTranslation } from 'react-i18next';
import { EmailField } from '../../../patterns/EmailField/EmailField.tsx';
import { NativeForm } from '../../../patterns/NativeForm/NativeForm.tsx';
import { textIn } from '../../../patterns/NativeForm/textIn.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Heading } from '../../../primitives/Heading/Heading.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { useEmailSuggestion } from '../emailSuggestion/useEmailSuggestion.ts';
import type {
  ForgotPasswordRequest,
  ForgotPasswordOutcome,
  ForgotPasswordState,
} from './ForgotPasswordState.ts';

const loadRules = () =>
  import(/* webpackChunkName: 'forgot-password-rules' */ './ForgotPassword.rules.ts').then(
    ({ forgotPasswordRules }) => forgotPasswordRules(),
  );

function typedValues(form: FormData): ForgotPasswordRequest {
  return { email: textIn(form, 'email').trim() };
}

export interface ForgotPasswordFormProps {
  state: Exclude<ForgotPasswordState, { status: 'sent' }>;
  links: { submit: string };
  onSubmit: (request: ForgotPasswordRequest) => void;
}

/** The form that asks for the address. */
export function ForgotPasswordForm({ state, links, onSubmit }: ForgotPasswordFormProps) {
  const { t } = useTranslation('forgotPassword');
  const { t: common } = useTranslation('common');
  const submitting = state.status === 'submitting';
  const offline = state.status === 'offline';
  const { suggestion, suggestFor, onSuggestionTake } = useEmailSuggestion(state);

  return (
    <NativeForm
      action={links.submit}
      problems={state.problems}
      pending={submitting || offline}
      offline={offline}
      offlineNotice={{ title: common(($) => $.formOffline.title), text: common(($) => $.formOffline.text) }}
      loadRules={loadRules}
      typedValues={typedValues}
      onSubmit={onSubmit}
    >
      {({ email }, pending) => (
        <>
          <Heading level={1} size="h2" stop>
            {t(($) => $.title)}
          </Heading>
          <Text soft>{t(($) => $.text)}</Text>
          <FailureNotice outcome={state} />
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
          <Button type="submit" wide pending={pending}>
            {submitting ? t(($) => $.submit.submitting) : t(($) => $.submit.ready)}
          </Button>
        </>
      )}
    </NativeForm>
  );
}

function FailureNotice({ outcome }: { outcome: Exclude<ForgotPasswordOutcome, { status: 'sent' }> }) {
  const { t } = useTranslation('forgotPassword');

  switch (outcome.status) {
    case 'ready':
    case 'submitting':
    case 'offline':
      return null;
    case 'tooManyAttempts':
      return (
        <Notice tone="error" title={t(($) => $.failure.tooManyAttempts.title)}>
          {t(($) => $.failure.tooManyAttempts.text, { count: outcome.minutes })}
        </Notice>
      );
    case 'unavailable':
      return (
        <Notice tone="error" title={t(($) => $.failure.unavailable.title)}>
          {t(($) => $.failure.unavailable.text)}
        </Notice>
      );
  }
}
