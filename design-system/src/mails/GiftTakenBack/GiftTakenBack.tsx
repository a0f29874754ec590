import { useTranslation } from 'react-i18next';
import { MailLayout } from '../MailLayout/MailLayout.tsx';
import type { MailFrame } from '../MailFrame.ts';
import { giftTakenBackContent } from './giftTakenBackContent.ts';
import type { GiftTakenBackFacts } from './GiftTakenBackState.ts';

export interface GiftTakenBackProps {
  frame: MailFrame;
  facts: GiftTakenBackFacts;
}

/** Tells the receiver of a gift that its code no longer works. */
export function GiftTakenBack({ frame, facts }: GiftTakenBackProps) {
  const { t } = useTranslation('mails');

  return <MailLayout content={giftTakenBackContent(facts, frame, t)} frame={frame} />;
}
