import { useTranslation } from 'react-i18next';
import { MailLayout } from '../MailLayout/MailLayout.tsx';
import type { MailFrame } from '../MailFrame.ts';
import { giftRefundContent } from './giftRefundContent.ts';
import type { GiftRefundFacts } from './GiftRefundState.ts';

export interface GiftRefundProps {
  frame: MailFrame;
  facts: GiftRefundFacts;
}

/** The money of a gift that was taken back, for its giver. */
export function GiftRefund({ frame, facts }: GiftRefundProps) {
  const { t } = useTranslation('mails');

  return <MailLayout content={giftRefundContent(facts, frame, t)} frame={frame} />;
}
