import { useTranslation } from 'react-i18next';
import { MailLayout } from '../MailLayout/MailLayout.tsx';
import type { MailFrame } from '../MailFrame.ts';
import { receiptContent } from './receiptContent.ts';
import type { ReceiptFacts } from './ReceiptState.ts';

export interface ReceiptProps {
  frame: MailFrame;
  facts: ReceiptFacts;
}

/** The mail of a payment. */
export function Receipt({ frame, facts }: ReceiptProps) {
  const { t } = useTranslation('mails');

  return <MailLayout content={receiptContent(facts, frame, t)} frame={frame} />;
}
