import { useTranslation } from 'react-i18next';
import { focusOnLoad } from '../../../patterns/FormField/focusOnLoad.ts';
import { EmailAddress } from '../../../primitives/EmailAddress/EmailAddress.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { Sentence } from '../../../primitives/Sentence/Sentence.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { MailedCodeField } from '../OwnerProof/MailedCodeField.tsx';
import type { AccountFormProps } from './AccountProps.ts';
import { FormRow } from './FormRow.tsx';
import { OneButtonForm } from './OneButtonForm.tsx';
import { OpenForm } from './OpenForm.tsx';

export interface OwnerCodeFormProps extends AccountFormProps<'email'> {
  triesLeft: number | undefined;
}

/** Confirms a person by a code to the present email, before the form for a new one opens. */
export function OwnerCodeForm({
  userId,
  form: { codeSentTo, problems },
  triesLeft,
  links,
}: OwnerCodeFormProps) {
  const { t } = useTranslation('account');

  if (codeSentTo === undefined && problems.code === undefined) {
    return (
      <FormRow>
        <Text soft>{t(($) => $.email.confirmFirst)}</Text>
        <OneButtonForm
          userId={userId}
          change="ownerCode"
          action={links.submit}
          label={t(($) => $.password.send)}
          variant="primary"
          focus={focusOnLoad}
        />
        <LinkButton href={links.close} variant="plain">
          {t(($) => $.cancel)}
        </LinkButton>
      </FormRow>
    );
  }
  return (
    <OpenForm
      userId={userId}
      change="confirmOwner"
      submit={t(($) => $.email.confirm)}
      links={links}
      before={
        <>
          <Text soft>
            {codeSentTo === undefined ? (
              t(($) => $.email.confirmFirst)
            ) : (
              <Sentence
                words={t(($) => $.password.codeSent, { email: codeSentTo })}
                parts={{ email: <EmailAddress /> }}
              />
            )}
          </Text>
          <OneButtonForm
            userId={userId}
            change="ownerCode"
            action={links.submit}
            label={t(($) => $.password.sendAgain)}
            variant="secondary"
          />
        </>
      }
    >
      <MailedCodeField problem={problems.code} triesLeft={triesLeft} focus={focusOnLoad} />
    </OpenForm>
  );
}
