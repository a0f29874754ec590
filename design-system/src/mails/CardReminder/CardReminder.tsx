import { useTranslation } from 'react-i18next';
import { MailLayout } from '../MailLayout/MailLayout.tsx';
import type { MailFrame } from '../MailFrame.ts';
import { cardReminderContent } from './cardReminderContent.ts';
import type { CardReminderFacts } from './CardReminderState.ts';

export interface CardReminderProps {
  frame: MailFrame;
  facts: CardReminderFacts;
}

/** The mail in the last month of a card: which one it is, when the plan is charged next, and the link to another one. */
export function CardReminder({ frame, facts }: CardReminderProps) {
  const { t } = useTranslation('mails');

  return <MailLayout content={cardReminderContent(facts, frame, t)} frame={frame} />;
}
