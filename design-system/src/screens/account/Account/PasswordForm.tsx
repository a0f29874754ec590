import { useTranslation } from 'react-i18next';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { EmailAddress } from '../../../primitives/EmailAddress/EmailAddress.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { Sentence } from '../../../primitives/Sentence/Sentence.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { PasswordField } from '../../../primitives/PasswordField/PasswordField.tsx';
import type { AccountFormProps } from './AccountProps.ts';
import { MailedCodeField } from '../OwnerProof/MailedCodeField.tsx';
import { FormRow } from './FormRow.tsx';
import { focusOnFirst, focusOnLoad } from '../../../patterns/FormField/focusOnLoad.ts';
import { OneButtonForm } from './OneButtonForm.tsx';
import { OpenForm } from './OpenForm.tsx';
import { PresentPassword } from '../OwnerProof/PresentPassword.tsx';

export interface PasswordFormProps extends AccountFormProps<'password'> {
  triesLeft: number | undefined;
}

/** Changes the password: by the present one, or where there is none, or none that can be tried, by a code that is mailed. */
export function PasswordForm({ triesLeft, ...props }: PasswordFormProps) {
  const { userId, form, links } = props;
  const { t } = useTranslation('account');
  const { t: words } = useTranslation('newPassword');
  const { codeSentTo, problems } = form;
  const { password, confirmation, present } = problems;
  const focusOf = focusOnFirst([form.proof, 'password', 'confirmation'], problems);
  const refused = Object.keys(problems).length > 0;
  const codeSent = codeSentTo !== undefined || refused;

  if (form.proof === 'code' && !codeSent) {
    return (
      <FormRow>
        <CodeRequest {...props} codeSent={false} />
        <LinkButton href={links.close} variant="plain">
          {t(($) => $.cancel)}
        </LinkButton>
      </FormRow>
    );
  }

  return (
    <OpenForm
      userId={userId}
      change="password"
      links={{ ...links, submit: links.changePassword }}
      before={form.proof === 'code' && <CodeRequest {...props} codeSent />}
    >
      {/* No server sends a password back. */}
      {refused && <Text soft>{t(($) => $.password.emptied)}</Text>}
      {form.proof === 'code' ? (
        <MailedCodeField problem={form.problems.code} triesLeft={triesLeft} focus={focusOf('code')} />
      ) : (
        <PresentPassword problem={present} focus={focusOf('present')} links={links} />
      )}
      <FormField
        label={words(($) => $.password.label)}
        hint={words(($) => $.password.hint)}
        problem={password && words(($) => $.password[password])}
      >
        {(control) => (
          <PasswordField
            {...control}
            revealLabel={words(($) => $.password.reveal)}
            hideLabel={words(($) => $.password.conceal)}
            {...focusOf('password')}
            name="password"
            autoComplete="new-password"
          />
        )}
      </FormField>
      <FormField
        label={words(($) => $.confirmation.label)}
        problem={confirmation && words(($) => $.confirmation[confirmation])}
      >
        {(control) => (
          <PasswordField
            {...control}
            revealLabel={words(($) => $.confirmation.reveal)}
            hideLabel={words(($) => $.confirmation.conceal)}
            {...focusOf('confirmation')}
            name="confirmation"
            autoComplete="new-password"
          />
        )}
      </FormField>
      <Text size="small" soft>
        {t(($) => $.password.ends)}
      </Text>
    </OpenForm>
  );
}

interface CodeRequestProps extends AccountFormProps<'password'> {
  codeSent: boolean;
}

function CodeRequest({ userId, form, codeSent, links }: CodeRequestProps) {
  const { codeSentTo, inPlaceOfPassword } = form;
  const { t } = useTranslation('account');

  return (
    <>
      <Text soft>
        {codeSentTo === undefined ? (
          t(($) => (inPlaceOfPassword ? $.password.byCodeInstead : $.password.byCode))
        ) : (
          <Sentence
            words={t(($) => $.password.codeSent, { email: codeSentTo })}
            parts={{ email: <EmailAddress /> }}
          />
        )}
      </Text>
      <OneButtonForm
        userId={userId}
        change="passwordCode"
        action={links.changePassword}
        label={codeSent ? t(($) => $.password.sendAgain) : t(($) => $.password.send)}
        {...(codeSent ? { variant: 'secondary' } : { variant: 'primary', focus: focusOnLoad })}
      />
    </>
  );
}
