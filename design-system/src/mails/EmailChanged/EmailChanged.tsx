import { useTranslation } from 'react-i18next';
import { MailLayout } from '../MailLayout/MailLayout.tsx';
import type { MailFrame } from '../MailFrame.ts';
import { emailChangedContent } from './emailChangedContent.ts';
import type { EmailChangedFacts } from './EmailChangedState.ts';

export interface EmailChangedProps {
  frame: MailFrame;
  facts: EmailChangedFacts;
}

/** The mail that tells the former address of an account that it has another one. */
export function EmailChanged({ frame, facts }: EmailChangedProps) {
  const { t } = useTranslation('mails');

  return <MailLayout content={emailChangedContent(facts, frame, t)} frame={frame} />;
}
