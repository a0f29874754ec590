import { useTranslation } from 'react-i18next';
import { Letter } from '../Letter/Letter.tsx';
import type { MailFrame } from '../MailFrame.ts';
import { welcomeLetter } from './welcomeLetter.ts';
import type { WelcomeFacts } from './WelcomeState.ts';

export interface WelcomeProps {
  frame: MailFrame;
  facts: WelcomeFacts;
}

/** The first mail: what was bought, and what happens when. */
export function Welcome({ frame, facts }: WelcomeProps) {
  const { t } = useTranslation('mails');

  return <Letter content={welcomeLetter(facts, frame, t)} home={frame.links.home} />;
}
