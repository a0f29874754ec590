'use client';

import type { Language } from '@stillpoint/translations';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { EmailField } from '../../../patterns/EmailField/EmailField.tsx';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { NativeForm } from '../../../patterns/NativeForm/NativeForm.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx';
import { Heading } from '../../../primitives/Heading/Heading.tsx';
import { PasswordField } from '../../../primitives/PasswordField/PasswordField.tsx';
import { Sentence } from '../../../primitives/Sentence/Sentence.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { TextLink } from '../../../primitives/TextLink/TextLink.tsx';
import { WaitingPlan } from '../WaitingPlan/WaitingPlan.tsx';
import { useEmailSuggestion } from '../emailSuggestion/useEmailSuggestion.ts';
import { SignUpFailure } from './SignUpFailure.tsx';
import type { SignUpDetails, SignUpState } from './SignUpState.ts';

const loadGuard = () =>
  import(/* webpackChunkName: 'sign-up-rules' */ './SignUp.guard.ts').then(({ guardSignUp }) =>
    guardSignUp(),
  );

export interface SignUpFormProps {
  language: Language;
  state: SignUpState;
  links: { submit: string; login: string; terms: string; privacy: string };
  onSubmit: (details: SignUpDetails) => void;
}

/** The sign-up form, also used by `SignUpOrLogin`. */
export function SignUpForm({ language, state, links, onSubmit }: SignUpFormProps) {
  const { t } = useTranslation('signUp');
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
      {({ fullname, email, password }) => (
        <>
          <Heading level={1} size="h2" stop>
            {t(($) => $.title)}
          </Heading>
          {state.waiting && <WaitingPlan language={language} plan={state.waiting} />}
          <SignUpFailure outcome={state} links={links} />
          <FormField label={t(($) => $.fullname.label)} problem={fullname && t(($) => $.fullname[fullname])}>
            {(control) => (
              <TextField
                {...control}
                name="fullname"
                autoComplete="name"
                defaultValue={state.values.fullname}
              />
            )}
          </FormField>
          <EmailField
            name="email"
            label={t(($) => $.email.label)}
            problem={email && t(($) => $.email[email])}
            suggestion={suggestion && { intro: t(($) => $.email.suggestion), address: suggestion.address }}
            defaultValue={state.values.email}
            onBlur={suggestFor}
            onSuggestionTake={onSuggestionTake}
          />
          {suggestion && <input type="hidden" name="suggestionSeen" value={suggestion.typed} />}
          <FormField
            label={t(($) => $.password.label)}
            hint={t(($) => $.password.hint)}
            problem={password && t(($) => $.password[password])}
          >
            {(control) => (
              <PasswordField
                {...control}
                name="password"
                autoComplete="new-password"
                revealLabel={t(($) => $.password.reveal)}
                hideLabel={t(($) => $.password.conceal)}
              />
            )}
          </FormField>
          <Checkbox name="marketingEmails" defaultChecked={state.values.marketingEmails}>
            {t(($) => $.marketingEmails)}
          </Checkbox>
          <Button type="submit" wide pending={submitting}>
            {submitting ? t(($) => $.submit.submitting) : t(($) => $.submit.ready)}
          </Button>
          <Legal size="fine" soft>
            <Sentence
              words={t(($) => $.legal)}
              parts={{
                terms: <TextLink href={links.terms} />,
                privacy: <TextLink href={links.privacy} />,
              }}
            />
          </Legal>
        </>
      )}
    </NativeForm>
  );
}

const Legal = styled(Text)`
  text-align: center;
`;
