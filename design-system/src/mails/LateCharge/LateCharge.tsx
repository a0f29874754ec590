import { useTranslation } from 'react-i18next';
import { MailLayout } from '../MailLayout/MailLayout.tsx';
import type { MailFrame } from '../MailFrame.ts';
import { lateChargeContent } from './lateChargeContent.ts';
import type { LateChargeFacts } from './LateChargeState.ts';

export interface LateChargeProps {
  frame: MailFrame;
  facts: LateChargeFacts;
}

/** The mail that says that what was charged after a contract was ended goes back. */
export function LateCharge({ frame, facts }: LateChargeProps) {
  const { t } = useTranslation('mails');

  return <MailLayout content={lateChargeContent(facts, frame, t)} frame={frame} />;
}
