import { useTranslation } from 'react-i18next';
import { EmailAddress } from '../../../primitives/EmailAddress/EmailAddress.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { Sentence } from '../../../primitives/Sentence/Sentence.tsx';
import { focusOnLoad } from '../../../patterns/FormField/focusOnLoad.ts';
import type { AccountProps } from './AccountProps.ts';
import type { OpenAccount } from './AccountState.ts';
import { CodeRow } from './CodeRow.tsx';
import { FormRow } from './FormRow.tsx';
import { OneButtonForm } from './OneButtonForm.tsx';

export interface PendingEmailProps extends Pick<AccountProps, 'links'> {
  state: OpenAccount;
}

/** A new address that waits for its code, or why that did not become the account's. */
export function PendingEmail({ state, links }: PendingEmailProps) {
  const { t } = useTranslation('account');
  const { userId, pendingEmail, newEmailProblem: problem, newEmailCodeSent, triesLeft } = state;

  if (pendingEmail === undefined) {
    if (problem === undefined || problem === 'tooSoon') return null;
    return (
      <FormRow>
        <Notice tone="error" tabIndex={-1} {...focusOnLoad}>
          {problem === 'taken' ? t(($) => $.email.taken) : t(($) => $.password.code[problem])}
        </Notice>
      </FormRow>
    );
  }
  const waiting = newEmailCodeSent === true ? 'sentNow' : 'waiting';
  return (
    <CodeRow
      userId={userId}
      title={t(($) => $.email.pending)}
      code={problem === undefined || problem === 'taken' ? waiting : problem}
      triesLeft={triesLeft}
      waitMinutes={state.newEmailUsedUpMinutes ?? state.waitMinutes}
      usedUp={state.newEmailUsedUpMinutes !== undefined}
      changes={{ check: 'confirmEmail', send: 'newEmailCode' }}
      cancel={
        <OneButtonForm
          userId={userId}
          change="keepEmail"
          action={links.submit}
          label={t(($) => $.cancel)}
          name={t(($) => $.email.keepNamed)}
        />
      }
      links={links}
    >
      <Sentence
        words={t(($) => $.email.codeSent, { email: pendingEmail })}
        parts={{ email: <EmailAddress /> }}
      />
    </CodeRow>
  );
}
