'use client';

import { useTranslation } from 'react-i18next';
import { Page } from '../../../patterns/Page/Page.tsx';
import type { PageFrame } from '../../../patterns/Page/PageFrame.ts';
import { SplitLayout } from '../../../patterns/SplitLayout/SplitLayout.tsx';
import { StateLayout } from '../../../patterns/StateLayout/StateLayout.tsx';
import { EmailAddress } from '../../../primitives/EmailAddress/EmailAddress.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { Sentence } from '../../../primitives/Sentence/Sentence.tsx';
import { FocusedWords } from '../../identity/focusedWords/FocusedWords.tsx';
import { WorkEnquiryForm } from './WorkEnquiryForm.tsx';
import type { WorkEnquiryRequest, WorkEnquiryState } from './WorkEnquiryState.ts';

export interface WorkEnquiryProps {
  frame: PageFrame;
  state: WorkEnquiryState;
  links: { submit: string; home: string; privacy: string };
  onSubmit: (request: WorkEnquiryRequest) => void;
}

/** Takes a message from a visitor who would like the product for a company. */
export function WorkEnquiry({ frame, state, links, onSubmit }: WorkEnquiryProps) {
  const { t } = useTranslation('workEnquiry');

  if (state.status === 'sent') {
    const words = t(($) => $.sent.text, { email: state.values.email });
    return (
      <StateLayout
        frame={frame}
        scene="still"
        title={t(($) => $.sent.title)}
        text={
          <FocusedWords>
            <Sentence words={words} parts={{ email: <EmailAddress /> }} />
          </FocusedWords>
        }
        actions={<LinkButton href={links.home}>{t(($) => $.sent.home)}</LinkButton>}
      />
    );
  }
  return (
    <Page frame={frame}>
      <SplitLayout frame={frame} claim={t(($) => $.aside.headline)} lead={t(($) => $.aside.lead)}>
        <WorkEnquiryForm state={state} links={links} onSubmit={onSubmit} />
      </SplitLayout>
    </Page>
  );
}
