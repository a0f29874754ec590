import { useTranslation } from 'react-i18next';
import { MailLayout } from '../MailLayout/MailLayout.tsx';
import type { MailFrame } from '../MailFrame.ts';
import { passwordResetContent } from './passwordResetContent.ts';
import type { PasswordResetFacts } from './PasswordResetState.ts';

export interface PasswordResetProps {
  frame: MailFrame;
  facts: PasswordResetFacts;
}

/** The mail with the link to a new password. */
export function PasswordReset({ frame, facts }: PasswordResetProps) {
  const { t } = useTranslation('mails');

  return <MailLayout content={passwordResetContent(facts, frame, t)} frame={frame} />;
}
