import { useTranslation } from 'react-i18next';
import { MailLayout } from '../MailLayout/MailLayout.tsx';
import type { MailFrame } from '../MailFrame.ts';
import { welcomeContent } from './welcomeContent.ts';
import type { WelcomeFacts } from './WelcomeState.ts';

export interface WelcomeProps {
  frame: MailFrame;
  facts: WelcomeFacts;
}

/** The mail after a purchase: what was bought, and what happens when. */
export function Welcome({ frame, facts }: WelcomeProps) {
  const { t } = useTranslation('mails');

  return <MailLayout content={welcomeContent(facts, frame, t)} frame={frame} />;
}
