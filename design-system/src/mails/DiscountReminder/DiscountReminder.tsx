import { useTranslation } from 'react-i18next';
import { MailLayout } from '../MailLayout/MailLayout.tsx';
import type { MailFrame } from '../MailFrame.ts';
import { discountReminderContent } from './discountReminderContent.ts';
import type { DiscountReminderFacts } from './DiscountReminderState.ts';

export interface DiscountReminderProps {
  frame: MailFrame;
  facts: DiscountReminderFacts;
}

/** The mail before a discount ends: what the plan costs then, from which day on, and a link to cancel. */
export function DiscountReminder({ frame, facts }: DiscountReminderProps) {
  const { t } = useTranslation('mails');

  return <MailLayout content={discountReminderContent(facts, frame, t)} frame={frame} />;
}
