import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { PasswordField } from '../../../primitives/PasswordField/PasswordField.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { TextLink } from '../../../primitives/TextLink/TextLink.tsx';
import { space } from '../../../tokens/index.ts';
import { focusOnLoad } from '../../../patterns/FormField/focusOnLoad.ts';
import { PendingSignInField } from '../PendingSignInField/PendingSignInField.tsx';
import { ConnectionChoice } from '../ConnectionChoice/ConnectionChoice.tsx';
import { AccountLinkFailure, isOfForm } from './AccountLinkFailure.tsx';
import type { SsoAccountLinkProps } from './SsoAccountLinkProps.ts';
import type { SsoAccountLinkState } from './SsoAccountLinkState.ts';

export interface AccountFormProps extends Pick<SsoAccountLinkProps, 'links'> {
  state: Extract<SsoAccountLinkState, { status: 'ready' }>;
}

/** The ways in which the owner of an account proves to be that: a company, or address and password. */
export function AccountForm({ state, links }: AccountFormProps) {
  const { t } = useTranslation('ssoAccountLink');
  const { connections, values, failure } = state;
  const { email, password } = state.problems;

  return (
    <Form method="post" action={links.submit} noValidate>
      <PendingSignInField pendingSignIn={state.pendingSignIn} />
      <Notice>{t(($) => $.workplaceAccess)}</Notice>
      <ConnectionChoice connections={connections} links={links.connections} />
      {isOfForm(state) && <AccountLinkFailure state={state} links={links} />}
      <FormField label={t(($) => $.email.label)} problem={email && t(($) => $.email[email])}>
        {(control) => (
          <TextField
            {...control}
            {...(email && focusOnLoad)}
            name="email"
            type="email"
            defaultValue={values.email}
            autoComplete="username"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </FormField>
      <FormField label={t(($) => $.password.label)} problem={password && t(($) => $.password[password])}>
        {(control) => (
          <PasswordField
            {...control}
            {...((password ?? failure === 'wrongCredentials') && focusOnLoad)}
            name="password"
            autoComplete="current-password"
            revealLabel={t(($) => $.password.reveal)}
            hideLabel={t(($) => $.password.conceal)}
          />
        )}
      </FormField>
      <TextLink variant="alone" href={links.forgotPassword}>
        {t(($) => $.forgotPassword)}
      </TextLink>
      <Button type="submit" wide>
        {t(($) => $.submit)}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;
