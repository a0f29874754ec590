import { useTranslation } from 'react-i18next';
import { connectionNames } from '../../../patterns/ConnectionButtons/ConnectionButtons.options.ts';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { TextLink } from '../../../primitives/TextLink/TextLink.tsx';
import { DoneNotice } from '../DoneNotice/DoneNotice.tsx';
import { CodeOnItsWay } from '../OwnerProof/CodeOnItsWay.tsx';
import type { AccountProps } from './AccountProps.ts';
import type { OpenAccount } from './AccountState.ts';
import { focusOnLoad } from '../../../patterns/FormField/focusOnLoad.ts';

export interface AccountNoticeProps {
  state: OpenAccount;
  links: Pick<AccountProps['links'], 'connections'>;
}

/** What became of the last form or login: what was changed, what is not yet, or how long to wait. A field that is wrong says so itself. */
export function AccountNotice({ state, links }: AccountNoticeProps) {
  const { done, waitMinutes, newEmailProblem, emailCode, form, marketingEmails } = state;
  const { t } = useTranslation('account');
  const linked = linkedCompany(state);
  const { t: words } = useTranslation('newPassword');
  const marketing = marketingEmails ? 'marketingOn' : 'marketingOff';

  // That another code is asked for too soon is said in its row, or at its field.
  const atField =
    form?.part === 'email' && form.proof !== 'confirmFirst' && form.problems.email === 'tooSoon';
  const saidInRow = atField || newEmailProblem === 'tooSoon' || emailCode === 'tooSoon';
  if (waitMinutes !== undefined && !saidInRow) {
    if (wasCodeAskedTooSoon(form)) return <CodeOnItsWay waitMinutes={waitMinutes} />;
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
  if (state.notConnected === true) {
    return (
      <Notice tone="info" tabIndex={-1} {...focusOnLoad} title={t(($) => $.notConnected.title)}>
        {t(($) => $.notConnected.text)}{' '}
        <TextLink href={links.connections}>{t(($) => $.notConnected.action)}</TextLink>
      </Notice>
    );
  }
  if (done === undefined) return null;
  return (
    <DoneNotice>
      {done === 'linked' && linked !== undefined
        ? t(($) => $.done.linkedNamed, { company: linked })
        : t(($) => $.done[done === 'marketing' ? marketing : done])}
    </DoneNotice>
  );
}

/** Whether the form that is open asks for a code that was sent before, as another one was asked for too soon. */
function wasCodeAskedTooSoon(form: OpenAccount['form']): boolean {
  if (form?.part === 'password') return form.codeAskedTooSoon === true;
  return form?.part === 'email' && form.proof === 'confirmFirst' && form.owner.codeAskedTooSoon === true;
}

/** The name of the company that was connected just now. That of a workplace may not be known. */
function linkedCompany({ connections, linked }: OpenAccount): string | undefined {
  const added = connections.find(({ name }) => name === linked);
  return added?.connection === undefined ? added?.workplace : connectionNames[added.connection];
}
