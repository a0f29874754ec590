import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { focusOnLoad } from '../../../patterns/FormField/focusOnLoad.ts';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { TextLink } from '../../../primitives/TextLink/TextLink.tsx';
import { StepForm } from './StepForm.tsx';
import { WorkEmailFailure } from './WorkEmailFailure.tsx';
import type { WorkEmailState } from './WorkEmailState.ts';

export interface WorkEmailFormProps {
  state: Extract<WorkEmailState, { status: 'email' }>;
  links: { submit: string; enquiry: string };
}

/** Asks for the address at work. */
export function WorkEmailForm({ state: { userId, email, problem, minutes }, links }: WorkEmailFormProps) {
  const { t } = useTranslation('workEmail');

  return (
    <>
      <WorkEmailFailure minutes={minutes} />
      <StepForm action={links.submit} userId={userId} step="email">
        <FormField label={t(($) => $.email.label)} problem={problem && t(($) => $.email[problem])}>
          {(control) => (
            <TextField
              {...control}
              {...(problem && focusOnLoad)}
              name="email"
              type="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              defaultValue={email}
            />
          )}
        </FormField>
        <Button type="submit" wide>
          {t(($) => $.email.submit)}
        </Button>
      </StepForm>
      <Centred size="small" soft>
        {t(($) => $.enquiry.question)}{' '}
        <TextLink variant="action" href={links.enquiry}>
          {t(($) => $.enquiry.link)}
        </TextLink>
      </Centred>
    </>
  );
}

const Centred = styled(Text)`
  text-align: center;
  text-wrap: balance;
`;
