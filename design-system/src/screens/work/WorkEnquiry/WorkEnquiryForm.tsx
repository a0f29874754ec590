'use client';

import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { longestTexts } from '@stillpoint/translations/textLengths.ts';
import { EmailField } from '../../../patterns/EmailField/EmailField.tsx';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { HoneypotField } from '../../../patterns/HoneypotField/HoneypotField.tsx';
import { NativeForm } from '../../../patterns/NativeForm/NativeForm.tsx';
import { textIn } from '../../../patterns/NativeForm/textIn.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Heading } from '../../../primitives/Heading/Heading.tsx';
import { Sentence } from '../../../primitives/Sentence/Sentence.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { TextArea } from '../../../primitives/TextArea/TextArea.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { TextLink } from '../../../primitives/TextLink/TextLink.tsx';
import { useAskedSuggestion } from '../../identity/emailSuggestion/useAskedSuggestion.ts';
import { useEmailSuggestion } from '../../identity/emailSuggestion/useEmailSuggestion.ts';
import { WorkEnquiryFailure } from './WorkEnquiryFailure.tsx';
import type { WorkEnquiryRequest, WorkEnquiryState } from './WorkEnquiryState.ts';

const loadRules = () =>
  import(/* webpackChunkName: 'work-enquiry-rules' */ './WorkEnquiry.rules.ts').then(({ workEnquiryRules }) =>
    workEnquiryRules(),
  );

function typedValues(form: FormData): WorkEnquiryRequest {
  const suggestionSeen = textIn(form, 'suggestionSeen');
  return {
    fullname: textIn(form, 'fullname').trim(),
    email: textIn(form, 'email').trim(),
    company: textIn(form, 'company').trim(),
    message: textIn(form, 'message').trim(),
    ...(suggestionSeen !== '' && { suggestionSeen }),
    formToken: textIn(form, 'formToken'),
    website: textIn(form, 'website'),
  };
}

/** As the server takes it: longer ones would not fit into a form. */
const longestMessage = longestTexts.enquiry;

export interface WorkEnquiryFormProps {
  links: { submit: string; privacy: string };
  onSubmit: (request: WorkEnquiryRequest) => void;
  state: Exclude<WorkEnquiryState, { status: 'sent' }>;
}

/** The form: who writes, for which company, and the message. */
export function WorkEnquiryForm({ state, links, onSubmit }: WorkEnquiryFormProps) {
  const { t } = useTranslation('workEnquiry');
  const { t: common } = useTranslation('common');
  const submitting = state.status === 'submitting';
  const offline = state.status === 'offline';
  const { values } = state;
  const { suggestion, suggestFor, onSuggestionTake } = useEmailSuggestion(state);
  const asked = useAskedSuggestion(state.suggestion);

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
      {({ fullname, email, company, message }, pending) => (
        <>
          <Heading level={1} size="h2" stop>
            {t(($) => $.title)}
          </Heading>
          <Text soft>{t(($) => $.text)}</Text>
          <WorkEnquiryFailure outcome={state} />
          <FormField label={t(($) => $.fullname.label)} problem={fullname && t(($) => $.fullname[fullname])}>
            {(control) => (
              <TextField {...control} name="fullname" autoComplete="name" defaultValue={values.fullname} />
            )}
          </FormField>
          <EmailField
            name="email"
            label={t(($) => $.email.label)}
            problem={email && t(($) => $.email[email])}
            suggestion={
              suggestion?.address === state.suggestion
                ? asked
                : suggestion && { intro: t(($) => $.email.suggestion), address: suggestion.address }
            }
            defaultValue={values.email}
            onBlur={suggestFor}
            onSuggestionTake={onSuggestionTake}
          />
          {suggestion && <input type="hidden" name="suggestionSeen" value={suggestion.typed} />}
          <FormField label={t(($) => $.company.label)} problem={company && t(($) => $.company[company])}>
            {(control) => (
              <TextField
                {...control}
                name="company"
                autoComplete="organization"
                defaultValue={values.company}
              />
            )}
          </FormField>
          <FormField label={t(($) => $.message.label)} problem={message && t(($) => $.message[message])}>
            {(control) => (
              <TextArea
                {...control}
                name="message"
                maxLength={longestMessage}
                defaultValue={values.message}
              />
            )}
          </FormField>
          {/* Drawn anew with each proof: what filled it in by mistake does not fill it in again. */}
          <HoneypotField key={state.formToken} name="website" label={t(($) => $.leaveEmpty)} />
          <input type="hidden" name="formToken" value={state.formToken} />
          <Button type="submit" wide pending={pending}>
            {submitting ? t(($) => $.submit.submitting) : t(($) => $.submit.ready)}
          </Button>
          <Legal size="fine" soft>
            <Sentence words={t(($) => $.legal)} parts={{ privacy: <TextLink href={links.privacy} /> }} />
          </Legal>
        </>
      )}
    </NativeForm>
  );
}

const Legal = styled(Text)`
  text-align: center;
  text-wrap: balance;
`;
