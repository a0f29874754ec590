import { useTranslation } from 'react-i18next';
import { Letter } from '../Letter/Letter.tsx';
import type { MailFrame } from '../MailFrame.ts';
import { receiptLetter } from './receiptLetter.ts';
import type { ReceiptFacts } from './ReceiptState.ts';

export interface ReceiptProps {
  frame: MailFrame;
  facts: ReceiptFacts;
}

/** The mail of a payment: what was paid, for what, and by which number. */
export function Receipt({ frame, facts }: ReceiptProps) {
  const { t } = useTranslation('mails');

  return <Letter content={receiptLetter(facts, frame, t)} home={frame.links.home} />;
}
