import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../../primitives/Button/Button.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { media, space } from '../../../tokens/index.ts';
import type { AccountProps } from './AccountProps.ts';
import { FormRow } from './FormRow.tsx';
import { HiddenFields } from './HiddenFields.tsx';

export interface OpenFormProps {
  links: Pick<AccountProps['links'], 'submit' | 'close'>;
  userId: string;
  /** The change that the form makes, as the backend names it. */
  change: string;
  /**
   * The words of its button.
   * @default Save
   */
  submit?: string;
  /**
   * The words of the link that closes it.
   * @default Cancel
   */
  cancel?: string;
  /** More above the fields, with forms of its own. */
  before?: ReactNode;
  children: ReactNode;
}

/** A form in the place of its row. It posts natively. */
export function OpenForm({ userId, change, submit, cancel, before, links, children }: OpenFormProps) {
  const { t } = useTranslation('account');

  return (
    <FormRow>
      {before}
      <Form method="post" action={links.submit} noValidate>
        <HiddenFields userId={userId} change={change} />
        {children}
        <Actions>
          <Button type="submit">{submit ?? t(($) => $.save)}</Button>
          <LinkButton href={links.close} variant="plain">
            {cancel ?? t(($) => $.cancel)}
          </LinkButton>
        </Actions>
      </Form>
    </FormRow>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};

  /* One below the other, both as wide as the form. */
  ${media.narrow} {
    display: grid;
  }
`;
