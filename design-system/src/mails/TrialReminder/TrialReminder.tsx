import { useTranslation } from 'react-i18next';
import { MailLayout } from '../MailLayout/MailLayout.tsx';
import type { MailFrame } from '../MailFrame.ts';
import { trialReminderContent } from './trialReminderContent.ts';
import type { TrialReminderFacts } from './TrialReminderState.ts';

export interface TrialReminderProps {
  frame: MailFrame;
  facts: TrialReminderFacts;
}

/** The mail before free days end: amount and day of the charge, and a link to cancel. */
export function TrialReminder({ frame, facts }: TrialReminderProps) {
  const { t } = useTranslation('mails');

  return <MailLayout content={trialReminderContent(facts, frame, t)} frame={frame} />;
}
