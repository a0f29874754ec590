import { useTranslation } from 'react-i18next';
import { MailLayout } from '../MailLayout/MailLayout.tsx';
import type { MailFrame } from '../MailFrame.ts';
import { paymentFailedContent } from './paymentFailedContent.ts';
import type { PaymentFailedFacts } from './PaymentFailedState.ts';

export interface PaymentFailedProps {
  frame: MailFrame;
  facts: PaymentFailedFacts;
}

/** The mail of a charge that failed: what it was, and that it is tried again. */
export function PaymentFailed({ frame, facts }: PaymentFailedProps) {
  const { t } = useTranslation('mails');

  return <MailLayout content={paymentFailedContent(facts, frame, t)} frame={frame} />;
}
