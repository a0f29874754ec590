import { useTranslation } from 'react-i18next';
import { MailLayout } from '../MailLayout/MailLayout.tsx';
import type { MailFrame } from '../MailFrame.ts';
import { momentRemovedContent } from './momentRemovedContent.ts';
import type { MomentRemovedFacts } from './MomentRemovedState.ts';

export interface MomentRemovedProps {
  frame: MailFrame;
  facts: MomentRemovedFacts;
}

/** The mail to who shared a moment that was removed: why, until when they share nothing, and where to say that it is wrong. */
export function MomentRemoved({ frame, facts }: MomentRemovedProps) {
  const { t } = useTranslation('mails');

  return <MailLayout content={momentRemovedContent(facts, frame, t)} frame={frame} />;
}
