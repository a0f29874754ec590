import { useTranslation } from 'react-i18next';
import { Letter } from '../Letter/Letter.tsx';
import type { MailFrame } from '../MailFrame.ts';
import { trialReminderLetter } from './trialReminderLetter.ts';
import type { TrialReminderFacts } from './TrialReminderState.ts';

export interface TrialReminderProps {
  frame: MailFrame;
  facts: TrialReminderFacts;
}

/** The mail before free days end: the exact amount and day, and the way out. */
export function TrialReminder({ frame, facts }: TrialReminderProps) {
  const { t } = useTranslation('mails');

  return <Letter content={trialReminderLetter(facts, frame, t)} home={frame.links.home} />;
}
