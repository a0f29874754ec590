import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import type { OpenAccount } from './AccountState.ts';
import { focusOnLoad } from '../../../patterns/FormField/focusOnLoad.ts';

export interface AccountNoticeProps {
  state: OpenAccount;
}

/** What became of the last form: what was changed, or how long to wait. A field that is wrong says so itself. */
export function AccountNotice({ state }: AccountNoticeProps) {
  const { done, waitMinutes, newEmailProblem, emailCode, form, marketingEmails } = state;
  const { t } = useTranslation('account');
  const { t: words } = useTranslation('newPassword');
  const marketing = marketingEmails ? 'marketingOn' : 'marketingOff';

  // That another code is asked for too soon is said in its row, or at its field.
  const atField =
    form?.part === 'email' && form.proof !== 'confirmFirst' && form.problems.email === 'tooSoon';
  const saidInRow = atField || newEmailProblem === 'tooSoon' || emailCode === 'tooSoon';
  if (waitMinutes !== undefined && !saidInRow) {
    return (
      <Notice
        tone="error"
        tabIndex={-1}
        {...focusOnLoad}
        title={words(($) => $.failure.tooManyAttempts.title)}
      >
        {words(($) => $.failure.tooManyAttempts.text, { count: waitMinutes })}
      </Notice>
    );
  }
  if (done === undefined) return null;
  return (
    <Status role="status" tabIndex={-1} {...focusOnLoad}>
      <Notice tone="success">{t(($) => $.done[done === 'marketing' ? marketing : done])}</Notice>
    </Status>
  );
}

const Status = styled.div`
  outline: none;
`;
