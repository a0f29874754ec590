import { useTranslation } from 'react-i18next';
import { MailLayout } from '../MailLayout/MailLayout.tsx';
import type { MailFrame } from '../MailFrame.ts';
import { giftContent } from './giftContent.ts';
import type { GiftFacts } from './GiftState.ts';

export interface GiftProps {
  frame: MailFrame;
  facts: GiftFacts;
}

/** The mail with a gift, its code and the words of its giver. */
export function Gift({ frame, facts }: GiftProps) {
  const { t } = useTranslation('mails');

  return <MailLayout content={giftContent(facts, frame, t)} frame={frame} />;
}
