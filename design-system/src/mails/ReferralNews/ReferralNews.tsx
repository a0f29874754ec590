import { useTranslation } from 'react-i18next';
import { MailLayout } from '../MailLayout/MailLayout.tsx';
import type { MailFrame } from '../MailFrame.ts';
import { referralNewsContent } from './referralNewsContent.ts';
import type { ReferralNewsFacts } from './ReferralNewsState.ts';

export interface ReferralNewsProps {
  frame: MailFrame;
  facts: ReferralNewsFacts;
}

/** The mail to a member about what became of their link: counts and months, never a name. */
export function ReferralNews({ frame, facts }: ReferralNewsProps) {
  const { t } = useTranslation('mails');

  return <MailLayout content={referralNewsContent(facts, frame, t)} frame={frame} />;
}
