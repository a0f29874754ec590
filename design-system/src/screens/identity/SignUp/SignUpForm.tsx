'use client';

import type { Language } from '@stillpoint/translations';
import { useTranslation } from 'react-i18next';
import { EmailField } from '../../../patterns/EmailField/EmailField.tsx';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { NativeForm } from '../../../patterns/NativeForm/NativeForm.tsx';
import { textIn } from '../../../patterns/NativeForm/textIn.ts';
import type { Connection } from '../../../patterns/ConnectionButtons/ConnectionButtons.options.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx';
import { Heading } from '../../../primitives/Heading/Heading.tsx';
import { PasswordField } from '../../../primitives/PasswordField/PasswordField.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { Agreement } from '../Agreement/Agreement.tsx';
import { ConnectionChoice } from '../ConnectionChoice/ConnectionChoice.tsx';
import { WaitingFor } from '../WaitingPlan/WaitingFor.tsx';
import { useEmailSuggestion } from '../emailSuggestion/useEmailSuggestion.ts';
import { SignUpFailure } from './SignUpFailure.tsx';
import type { SignUpDetails, SignUpState } from './SignUpState.ts';

const loadRules = () =>
  import(/* webpackChunkName: 'sign-up-rules' */ './SignUp.rules.ts').then(({ signUpRules }) =>
    signUpRules(),
  );

function typedValues(form: FormData): SignUpDetails {
  return {
    fullname: textIn(form, 'fullname').trim(),
    email: textIn(form, 'email').trim(),
    password: textIn(form, 'password'),
    marketingEmails: form.has('marketingEmails'),
    suggestionSeen: textIn(form, 'suggestionSeen') || undefined,
  };
}

/** Where the form and its links lead. */
export interface SignUpLinks {
  submit: string;
  login: string;
  terms: string;
  privacy: string;
  /** Where each company's button leads. Without it, no company is offered. */
  connections?: Readonly<Record<Connection, string>> | undefined;
}

export interface SignUpFormProps {
  language: Language;
  state: SignUpState;
  links: SignUpLinks;
  onSubmit: (details: SignUpDetails) => void;
}

/** The sign-up form, also used by `SignUpOrLogin`. */
export function SignUpForm({ language, state, links, onSubmit }: SignUpFormProps) {
  const { t } = useTranslation('signUp');
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
      {({ fullname, email, password }, pending) => (
        <>
          <Heading level={1} size="h2" stop>
            {t(($) => $.title)}
          </Heading>
          <WaitingFor language={language} next={state} />
          <SignUpFailure outcome={state} links={links} />
          <ConnectionChoice connections={state.connections} links={links.connections} />
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
          <Button type="submit" wide pending={pending}>
            {submitting ? t(($) => $.submit.submitting) : t(($) => $.submit.ready)}
          </Button>
          <Agreement links={links} />
        </>
      )}
    </NativeForm>
  );
}
