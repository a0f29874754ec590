import { useTranslation } from 'react-i18next';
import { MailLayout } from '../MailLayout/MailLayout.tsx';
import type { MailFrame } from '../MailFrame.ts';
import { passwordChangedContent } from './passwordChangedContent.ts';
import type { PasswordChangedFacts } from './PasswordChangedState.ts';

export interface PasswordChangedProps {
  frame: MailFrame;
  facts: PasswordChangedFacts;
}

/** The mail that tells the owner of an account of its new password. */
export function PasswordChanged({ frame, facts }: PasswordChangedProps) {
  const { t } = useTranslation('mails');

  return <MailLayout content={passwordChangedContent(facts, frame, t)} frame={frame} />;
}
