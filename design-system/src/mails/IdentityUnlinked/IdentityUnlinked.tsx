import { useTranslation } from 'react-i18next';
import { MailLayout } from '../MailLayout/MailLayout.tsx';
import type { MailFrame } from '../MailFrame.ts';
import { identityUnlinkedContent } from './identityUnlinkedContent.ts';
import type { IdentityUnlinkedFacts } from './IdentityUnlinkedState.ts';

export interface IdentityUnlinkedProps {
  frame: MailFrame;
  facts: IdentityUnlinkedFacts;
}

/** The mail of an identity that was removed from an account. */
export function IdentityUnlinked({ frame, facts }: IdentityUnlinkedProps) {
  const { t } = useTranslation('mails');

  return <MailLayout content={identityUnlinkedContent(facts, frame, t)} frame={frame} />;
}
