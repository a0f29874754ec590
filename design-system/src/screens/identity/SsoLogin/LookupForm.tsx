'use client';

import { useTranslation } from 'react-i18next';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { NativeForm } from '../../../patterns/NativeForm/NativeForm.tsx';
import { textIn } from '../../../patterns/NativeForm/textIn.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import type { LookupOutcome, LookupTerm, OrganisationLookupState } from './SsoLoginState.ts';

const loadRules = () =>
  import(/* webpackChunkName: 'sso-login-rules' */ './SsoLogin.rules.ts').then(({ ssoLoginRules }) =>
    ssoLoginRules(),
  );

function typedValues(form: FormData): LookupTerm {
  return { term: textIn(form, 'term').trim() };
}

export interface LookupFormProps {
  state: OrganisationLookupState;
  links: { submit: string };
  onSubmit: (search: LookupTerm) => void;
}

/** The form that looks up an organisation by an address or by its name. */
export function LookupForm({ state, links, onSubmit }: LookupFormProps) {
  const { t } = useTranslation('ssoLogin');
  const { t: common } = useTranslation('common');
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
      {({ term }, pending) => (
        <>
          <OutcomeNotice outcome={state} />
          <FormField label={t(($) => $.lookup.term.label)} problem={term && t(($) => $.lookup.term[term])}>
            {(control) => (
              <TextField
                {...control}
                name="term"
                defaultValue={state.values.term}
                maxLength={254}
                // An address or a name: the keyboard for addresses has letters and the @.
                inputMode="email"
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
              />
            )}
          </FormField>
          <Button type="submit" wide pending={pending}>
            {submitting ? t(($) => $.lookup.submit.submitting) : t(($) => $.lookup.submit.ready)}
          </Button>
        </>
      )}
    </NativeForm>
  );
}

function OutcomeNotice({ outcome }: { outcome: LookupOutcome }) {
  const { t } = useTranslation('ssoLogin');

  switch (outcome.status) {
    case 'ready':
    case 'submitting':
    case 'offline':
    case 'found':
      return null;
    case 'notFound':
      return (
        <Notice title={t(($) => $.lookup.notFound.title)} announced>
          {t(($) => $.lookup.notFound[outcome.lookupType])}
        </Notice>
      );
    case 'unavailable':
      return (
        <Notice tone="error" title={t(($) => $.lookup.unavailable.title)}>
          {t(($) => $.lookup.unavailable.text)}
        </Notice>
      );
    case 'tooManyAttempts':
      return (
        <Notice tone="error" title={t(($) => $.lookup.tooManyAttempts.title)}>
          {t(($) => $.lookup.tooManyAttempts.text, { count: outcome.minutes })}
        </Notice>
      );
  }
}
