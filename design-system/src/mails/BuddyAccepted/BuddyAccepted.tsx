import { useTranslation } from 'react-i18next';
import { MailLayout } from '../MailLayout/MailLayout.tsx';
import type { MailFrame } from '../MailFrame.ts';
import { buddyAcceptedContent } from './buddyAcceptedContent.ts';
import type { BuddyAcceptedFacts } from './BuddyAcceptedState.ts';

export interface BuddyAcceptedProps {
  frame: MailFrame;
  facts: BuddyAcceptedFacts;
}

/** The mail to a person whose request was accepted: who did, and that each of the two chooses what the other one sees. */
export function BuddyAccepted({ frame, facts }: BuddyAcceptedProps) {
  const { t } = useTranslation('mails');

  return <MailLayout content={buddyAcceptedContent(facts, frame, t)} frame={frame} />;
}
