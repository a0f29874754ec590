import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { longestTexts } from '@stillpoint/translations/textLengths.ts';
import { EmailField } from '../../../patterns/EmailField/EmailField.tsx';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { focusOnLoad } from '../../../patterns/FormField/focusOnLoad.ts';
import { HoneypotField } from '../../../patterns/HoneypotField/HoneypotField.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { RadioGroup } from '../../../primitives/RadioGroup/RadioGroup.tsx';
import { Sentence } from '../../../primitives/Sentence/Sentence.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { TextArea } from '../../../primitives/TextArea/TextArea.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { TextLink } from '../../../primitives/TextLink/TextLink.tsx';
import { space } from '../../../tokens/index.ts';
import { useAskedSuggestion } from '../../identity/emailSuggestion/useAskedSuggestion.ts';
import { terminationKinds, type EndContractFormState, type EndContractProblems } from './EndContractState.ts';

export interface EndContractFormProps {
  state: EndContractFormState;
  loggedIn: boolean;
  links: { submit: string; login: string; privacy: string };
}

/** As the server takes it: longer ones would not fit into a form. */
const longestReason = longestTexts.reasonToTerminate;

/** Who ends which contract, how and when; one button in the words of the law. */
export function EndContractForm({ state, loggedIn, links }: EndContractFormProps) {
  const { t } = useTranslation('endContract');
  const { values, problems, suggestion } = state;
  const { name, email, contract, reason, endsOn } = problems;
  const asked = useAskedSuggestion(suggestion);
  const first = firstOf(problems, suggestion);
  const focusAt = (field: Field) => (first === field ? focusOnLoad : {});

  return (
    <>
      {state.status === 'checkAgain' && (
        <Notice tabIndex={-1} {...focusOnLoad} title={t(($) => $.failure.checkAgain.title)}>
          {t(($) => $.failure.checkAgain.text)}
        </Notice>
      )}
      {state.status === 'tooManyAttempts' && (
        <Notice tone="error" tabIndex={-1} {...focusOnLoad} title={t(($) => $.failure.tooManyAttempts.title)}>
          {t(($) => $.failure.tooManyAttempts.text, { count: state.minutes })}
        </Notice>
      )}
      <Form method="post" action={links.submit} noValidate>
        <input type="hidden" name="step" value="declare" />
        <FormField label={t(($) => $.name.label)} problem={name && t(($) => $.name[name])}>
          {(control) => (
            <TextField
              {...control}
              name="name"
              autoComplete="name"
              defaultValue={values.name}
              {...focusAt('name')}
            />
          )}
        </FormField>
        <EmailField
          name="email"
          label={t(($) => $.email.label)}
          hint={t(($) => $.email.hint)}
          problem={email && t(($) => $.email[email])}
          suggestion={asked}
          defaultValue={values.email}
          autoCapitalize="none"
          {...focusAt('email')}
        />
        {suggestion !== undefined && <input type="hidden" name="suggestionSeen" value={values.email} />}
        <FormField
          label={t(($) => $.contract.label)}
          hint={t(($) => $.contract.hint)}
          problem={contract && t(($) => $.contract[contract])}
        >
          {(control) => (
            <TextField
              {...control}
              name="contract"
              autoComplete="off"
              defaultValue={values.contract}
              {...focusAt('contract')}
            />
          )}
        </FormField>
        <RadioGroup
          legend={t(($) => $.kind.label)}
          name="kind"
          defaultValue={values.kind}
          options={terminationKinds.map((kind) => ({
            value: kind,
            label: t(($) => $.kind[kind]),
            note: t(($) => $.kind.note[kind]),
          }))}
        />
        <FormField
          label={t(($) => $.reason.label)}
          hint={t(($) => $.reason.hint)}
          problem={reason && t(($) => $.reason[reason])}
        >
          {(control) => (
            <TextArea
              {...control}
              name="reason"
              maxLength={longestReason}
              defaultValue={values.reason}
              {...focusAt('reason')}
            />
          )}
        </FormField>
        <FormField
          label={t(($) => $.endsOn.label)}
          hint={t(($) => $.endsOn.hint)}
          problem={endsOn && t(($) => $.endsOn[endsOn])}
        >
          {(control) => (
            <TextField
              {...control}
              type="date"
              name="endsOn"
              autoComplete="off"
              defaultValue={values.endsOn}
              {...focusAt('endsOn')}
            />
          )}
        </FormField>
        <HoneypotField name="website" label={t(($) => $.leaveEmpty)} />
        <input type="hidden" name="formToken" value={state.formToken} />
        <Button type="submit" wide>
          {t(($) => $.submit)}
        </Button>
        <Centred size="fine" soft>
          <Sentence
            words={t(($) => (loggedIn ? $.legalMember : $.legal))}
            parts={{ login: <TextLink href={links.login} />, privacy: <TextLink href={links.privacy} /> }}
          />
        </Centred>
      </Form>
    </>
  );
}

type Field = keyof EndContractProblems;

/** The field that the reader puts right first. */
function firstOf(problems: EndContractProblems, suggestion: string | undefined): Field | undefined {
  const fields = ['name', 'email', 'contract', 'reason', 'endsOn'] as const;
  return fields.find((field) => {
    return problems[field] !== undefined || (field === 'email' && suggestion !== undefined);
  });
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;

const Centred = styled(Text)`
  text-align: center;
  text-wrap: balance;
`;
