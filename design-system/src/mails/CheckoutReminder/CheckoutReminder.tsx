import { useTranslation } from 'react-i18next';
import { MailLayout } from '../MailLayout/MailLayout.tsx';
import type { MailFrame } from '../MailFrame.ts';
import { checkoutReminderContent } from './checkoutReminderContent.ts';
import type { CheckoutReminderFacts } from './CheckoutReminderState.ts';

export interface CheckoutReminderProps {
  frame: MailFrame;
  facts: CheckoutReminderFacts;
}

/** The mail about a checkout that was left: a link back, one that ends such mails, and no price that may be old by then. */
export function CheckoutReminder({ frame, facts }: CheckoutReminderProps) {
  const { t } = useTranslation('mails');

  return <MailLayout content={checkoutReminderContent(facts, frame, t)} frame={frame} />;
}
