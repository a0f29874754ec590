import { useTranslation } from 'react-i18next';
import { MailLayout } from '../MailLayout/MailLayout.tsx';
import type { MailFrame } from '../MailFrame.ts';
import { buddyRequestContent } from './buddyRequestContent.ts';
import type { BuddyRequestFacts } from './BuddyRequestState.ts';

export interface BuddyRequestProps {
  frame: MailFrame;
  facts: BuddyRequestFacts;
}

/** The mail to a person whom others ask to be their buddy: who asks, and that nothing happens before it is answered. */
export function BuddyRequest({ frame, facts }: BuddyRequestProps) {
  const { t } = useTranslation('mails');

  return <MailLayout content={buddyRequestContent(facts, frame, t)} frame={frame} />;
}
