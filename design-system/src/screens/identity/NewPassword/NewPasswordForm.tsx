'use client';

import { useTranslation } from 'react-i18next';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { NativeForm } from '../../../patterns/NativeForm/NativeForm.tsx';
import { textIn } from '../../../patterns/NativeForm/textIn.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { EmailAddress } from '../../../primitives/EmailAddress/EmailAddress.tsx';
import { Heading } from '../../../primitives/Heading/Heading.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { PasswordField } from '../../../primitives/PasswordField/PasswordField.tsx';
import { Sentence } from '../../../primitives/Sentence/Sentence.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import type { ChosenPassword, NewPasswordOutcome, NewPasswordState } from './NewPasswordState.ts';

const loadRules = () =>
  import(/* webpackChunkName: 'new-password-rules' */ './NewPassword.rules.ts').then(({ newPasswordRules }) =>
    newPasswordRules(),
  );

function typedValues(form: FormData): ChosenPassword {
  return {
    linkFingerprint: textIn(form, 'linkFingerprint'),
    password: textIn(form, 'password'),
    confirmation: textIn(form, 'confirmation'),
  };
}

export interface NewPasswordFormProps {
  state: Extract<NewPasswordState, NewPasswordOutcome>;
  links: { submit: string };
  onSubmit: (chosen: ChosenPassword) => void;
}

/** The form for a new password. */
export function NewPasswordForm({ state, links, onSubmit }: NewPasswordFormProps) {
  const { t } = useTranslation('newPassword');
  const { t: common } = useTranslation('common');
  const { account, linkFingerprint, removesOtherLogins = false, removesWorkplace = false } = state;
  const submitting = state.status === 'submitting';
  const offline = state.status === 'offline';

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
      {({ password, confirmation }, pending) => (
        <>
          <input type="hidden" name="linkFingerprint" value={linkFingerprint} />
          <Heading level={1} size="h2" stop>
            {t(($) => $.title)}
          </Heading>
          <Text soft>
            <Sentence words={t(($) => $.account, { account })} parts={{ account: <EmailAddress /> }} />
          </Text>
          {removesOtherLogins && <Text soft>{t(($) => $.removesOtherLogins)}</Text>}
          {removesWorkplace && <Text soft>{t(($) => $.removesWorkplace)}</Text>}
          <FailureNotice outcome={state} />
          <FormField
            label={t(($) => $.password.label)}
            hint={t(($) => $.password.hint)}
            problem={password && t(($) => $.password[password])}
          >
            {(control) => (
              <PasswordField
                {...control}
                revealLabel={t(($) => $.password.reveal)}
                hideLabel={t(($) => $.password.conceal)}
                name="password"
                autoComplete="new-password"
              />
            )}
          </FormField>
          <FormField
            label={t(($) => $.confirmation.label)}
            problem={confirmation && t(($) => $.confirmation[confirmation])}
          >
            {(control) => (
              <PasswordField
                {...control}
                revealLabel={t(($) => $.confirmation.reveal)}
                hideLabel={t(($) => $.confirmation.conceal)}
                name="confirmation"
                autoComplete="new-password"
              />
            )}
          </FormField>
          <Button type="submit" wide pending={pending}>
            {submitting ? t(($) => $.submit.submitting) : t(($) => $.submit.ready)}
          </Button>
        </>
      )}
    </NativeForm>
  );
}

function FailureNotice({ outcome }: { outcome: NewPasswordOutcome }) {
  const { t } = useTranslation('newPassword');

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
