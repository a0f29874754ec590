'use client';

import { useTranslation } from 'react-i18next';
import { Page } from '../../../patterns/Page/Page.tsx';
import type { PageFrame } from '../../../patterns/Page/PageFrame.ts';
import { SplitLayout } from '../../../patterns/SplitLayout/SplitLayout.tsx';
import { StateLayout } from '../../../patterns/StateLayout/StateLayout.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { FocusedWords } from '../focusedWords/FocusedWords.tsx';
import { LinkRecipient } from '../LinkRecipient/LinkRecipient.tsx';
import type { LinkWayLinks } from '../LinkRecipient/LinkRecipientProps.ts';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import type { ChosenPassword, NewPasswordState } from './NewPasswordState.ts';

export interface NewPasswordProps {
  frame: PageFrame;
  state: NewPasswordState;
  /** `goOn`: the page of the link that was opened since. */
  links: { submit: string; help: string; goOn: string } & LinkWayLinks;
  onSubmit: (chosen: ChosenPassword) => void;
}

/** Where the link of a mail leads: a new password, typed twice, and its confirmation. */
export function NewPassword({ frame, state, links, onSubmit }: NewPasswordProps) {
  const { t } = useTranslation('newPassword');

  switch (state.status) {
    case 'notOpened':
      return <LinkRecipient frame={frame} state={state.link} links={links} />;
    case 'otherLinkOpened':
      return (
        <StateLayout
          frame={frame}
          scene="still"
          header="quiet"
          title={t(($) => $.otherLinkOpened.title)}
          text={<FocusedWords>{t(($) => $.otherLinkOpened.text)}</FocusedWords>}
          actions={<LinkButton href={links.goOn}>{t(($) => $.otherLinkOpened.action)}</LinkButton>}
        />
      );
    case 'done':
      return (
        <StateLayout
          frame={frame}
          scene="still"
          header="quiet"
          title={t(($) => $.done.title)}
          text={<FocusedWords>{t(($) => $.done.text)}</FocusedWords>}
          actions={<LinkButton href={links.logIn}>{t(($) => $.done.action)}</LinkButton>}
        />
      );
    case 'ready':
    case 'submitting':
    case 'offline':
    case 'tooManyAttempts':
    case 'unavailable':
      return (
        <Page frame={frame}>
          <SplitLayout frame={frame} claim={t(($) => $.aside.headline)} lead={t(($) => $.aside.lead)}>
            <NewPasswordForm state={state} links={links} onSubmit={onSubmit} />
          </SplitLayout>
        </Page>
      );
  }
}
