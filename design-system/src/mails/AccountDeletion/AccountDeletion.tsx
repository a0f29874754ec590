import { useTranslation } from 'react-i18next';
import { MailLayout } from '../MailLayout/MailLayout.tsx';
import type { MailFrame } from '../MailFrame.ts';
import { accountDeletionContent } from './accountDeletionContent.ts';
import type { AccountDeletionFacts } from './AccountDeletionState.ts';

export interface AccountDeletionProps {
  frame: MailFrame;
  facts: AccountDeletionFacts;
}

/** The mail about the deletion of an account, from asking for it to its end. */
export function AccountDeletion({ frame, facts }: AccountDeletionProps) {
  const { t } = useTranslation('mails');

  return <MailLayout content={accountDeletionContent(facts, frame, t)} frame={frame} />;
}
