import { useTranslation } from 'react-i18next';
import { MailLayout } from '../MailLayout/MailLayout.tsx';
import type { MailFrame } from '../MailFrame.ts';
import { newsletterConfirmationContent } from './newsletterConfirmationContent.ts';
import type { NewsletterConfirmationFacts } from './NewsletterConfirmationState.ts';

export interface NewsletterConfirmationProps {
  frame: MailFrame;
  facts: NewsletterConfirmationFacts;
}

/** The mail with the link by which its reader joins the newsletter. */
export function NewsletterConfirmation({ frame, facts }: NewsletterConfirmationProps) {
  const { t } = useTranslation('mails');

  return <MailLayout content={newsletterConfirmationContent(facts, frame, t)} frame={frame} />;
}
