import { useTranslation } from 'react-i18next';
import { MailLayout } from '../MailLayout/MailLayout.tsx';
import type { MailFrame } from '../MailFrame.ts';
import { recoveryCodesContent } from './recoveryCodesContent.ts';
import type { RecoveryCodesFacts } from './RecoveryCodesState.ts';

export interface RecoveryCodesProps {
  frame: MailFrame;
  facts: RecoveryCodesFacts;
}

/** The mail that tells the owner of an account that recovery codes were made, or one was used. */
export function RecoveryCodes({ frame, facts }: RecoveryCodesProps) {
  const { t } = useTranslation('mails');

  return <MailLayout content={recoveryCodesContent(facts, frame, t)} frame={frame} />;
}
