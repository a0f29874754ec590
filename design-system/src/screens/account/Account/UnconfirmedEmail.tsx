import { useTranslation } from 'react-i18next';
import { EmailAddress } from '../../../primitives/EmailAddress/EmailAddress.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { Sentence } from '../../../primitives/Sentence/Sentence.tsx';
import { focusOnLoad } from '../../../patterns/FormField/focusOnLoad.ts';
import type { AccountProps } from './AccountProps.ts';
import type { OpenAccount } from './AccountState.ts';
import { CodeRow } from './CodeRow.tsx';
import { FormRow } from './FormRow.tsx';

export interface UnconfirmedEmailProps extends Pick<AccountProps, 'links'> {
  state: OpenAccount;
}

/** Takes the code that confirms the account's email, or says that it can be used no more. */
export function UnconfirmedEmail({ state, links }: UnconfirmedEmailProps) {
  const { t } = useTranslation('account');
  const { userId, email, emailCode, triesLeft, waitMinutes } = state;

  if (emailCode === undefined) return null;
  if (emailCode === 'expired') {
    return (
      <FormRow>
        <Notice tone="error" tabIndex={-1} {...focusOnLoad}>
          {t(($) => $.password.code.expired)}
        </Notice>
      </FormRow>
    );
  }
  return (
    <CodeRow
      userId={userId}
      title={t(($) => $.unconfirmed.title)}
      code={emailCode}
      triesLeft={triesLeft}
      waitMinutes={waitMinutes}
      changes={{ check: 'confirmOwnEmail', send: 'ownEmailCode' }}
      links={links}
    >
      <Sentence words={t(($) => $.unconfirmed.codeSent, { email })} parts={{ email: <EmailAddress /> }} />
    </CodeRow>
  );
}
