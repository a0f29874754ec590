import { useTranslation } from 'react-i18next';
import { MailLayout } from '../MailLayout/MailLayout.tsx';
import type { MailFrame } from '../MailFrame.ts';
import { giftReceiptContent } from './giftReceiptContent.ts';
import type { GiftReceiptFacts } from './GiftReceiptState.ts';

export interface GiftReceiptProps {
  frame: MailFrame;
  facts: GiftReceiptFacts;
}

/** The receipt of a gift, for its giver. */
export function GiftReceipt({ frame, facts }: GiftReceiptProps) {
  const { t } = useTranslation('mails');

  return <MailLayout content={giftReceiptContent(facts, frame, t)} frame={frame} />;
}
