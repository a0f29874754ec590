import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { PasswordField } from '../../../primitives/PasswordField/PasswordField.tsx';
import { TextLink } from '../../../primitives/TextLink/TextLink.tsx';
import { fontSize } from '../../../tokens/index.ts';
import type { FieldFocus } from '../../../patterns/FormField/focusOnLoad.ts';

export interface PresentPasswordProps {
  problem: 'missing' | 'wrong' | undefined;
  focus: FieldFocus;
  /** @default 'present' */
  name?: 'password' | 'present';
  links: { forgotPassword: string };
}

/** Asks for the present password, which proves the owner. */
export function PresentPassword({ problem, focus, name = 'present', links }: PresentPasswordProps) {
  const { t } = useTranslation('account');

  return (
    <FormField
      label={t(($) => $.password.present.label)}
      problem={problem && t(($) => $.password.present[problem])}
      aside={
        <Forgotten>
          <TextLink href={links.forgotPassword}>{t(($) => $.password.forgot)}</TextLink>
        </Forgotten>
      }
    >
      {(control) => (
        <PasswordField
          {...control}
          {...focus}
          name={name}
          autoComplete="current-password"
          revealLabel={t(($) => $.password.present.reveal)}
          hideLabel={t(($) => $.password.present.conceal)}
        />
      )}
    </FormField>
  );
}

const Forgotten = styled.p`
  margin-block-start: 0.6rem;
  font-size: ${fontSize.small};
`;
