import { useTranslation } from 'react-i18next';
import { MailLayout } from '../MailLayout/MailLayout.tsx';
import type { MailFrame } from '../MailFrame.ts';
import { passkeyChangedContent } from './passkeyChangedContent.ts';
import type { PasskeyChangedFacts } from './PasskeyChangedState.ts';

export interface PasskeyChangedProps {
  frame: MailFrame;
  facts: PasskeyChangedFacts;
}

/** The mail that tells the owner of an account of a passkey that was added, removed or refused. */
export function PasskeyChanged({ frame, facts }: PasskeyChangedProps) {
  const { t } = useTranslation('mails');

  return <MailLayout content={passkeyChangedContent(facts, frame, t)} frame={frame} />;
}
