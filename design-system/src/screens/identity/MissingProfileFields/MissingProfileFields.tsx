import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { focusOnLoad } from '../../../patterns/FormField/focusOnLoad.ts';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { Page } from '../../../patterns/Page/Page.tsx';
import type { PageFrame } from '../../../patterns/Page/PageFrame.ts';
import { SplitLayout } from '../../../patterns/SplitLayout/SplitLayout.tsx';
import { SwitchAccount } from '../../../patterns/SwitchAccount/SwitchAccount.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Heading } from '../../../primitives/Heading/Heading.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { space } from '../../../tokens/index.ts';
import { OtherAccount } from '../../account/OtherAccount/OtherAccount.tsx';
import type { MissingProfileFieldsState } from './MissingProfileFieldsState.ts';

export interface MissingProfileFieldsProps {
  frame: PageFrame;
  state: MissingProfileFieldsState;
  links: { submit: string; switchAccount: string; help: string };
}

/** Asks for the names that a profile lacks, in a form that works without a script. */
export function MissingProfileFields({ frame, state, links }: MissingProfileFieldsProps) {
  const { t } = useTranslation('missingProfileFields');
  const { t: common } = useTranslation('common');

  if (state.status === 'otherAccount') {
    return <OtherAccount frame={frame} links={links} />;
  }
  const { userId, fields, values, problems } = state;
  return (
    <Page frame={frame}>
      <SplitLayout frame={frame} claim={t(($) => $.aside.headline)} lead={t(($) => $.aside.lead)}>
        <Form method="post" action={links.submit} noValidate>
          <Heading level={1} size="h2" stop>
            {fields.includes('firstName') ? t(($) => $.title) : t(($) => $.titleOfLastName)}
          </Heading>
          <Text soft>{t(($) => $.text)}</Text>
          <input type="hidden" name="userId" value={userId} />
          {fields.map((field) => {
            const problem = problems[field];
            return (
              <FormField
                key={field}
                label={t(($) => $[field].label)}
                problem={problem && t(($) => $[field][problem])}
              >
                {(control) => (
                  <TextField
                    {...control}
                    {...(problem && focusOnLoad)}
                    name={field}
                    autoComplete={field === 'firstName' ? 'given-name' : 'family-name'}
                    defaultValue={values[field]}
                  />
                )}
              </FormField>
            );
          })}
          <Button type="submit" wide>
            {t(($) => $.submit)}
          </Button>
        </Form>
        <Leave>
          <SwitchAccount action={frame.links.logout} quiet>
            {common(($) => $.header.logout)}
          </SwitchAccount>
        </Leave>
      </SplitLayout>
    </Page>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space[5]};
`;

const Leave = styled.div`
  display: grid;
  justify-items: center;
`;
