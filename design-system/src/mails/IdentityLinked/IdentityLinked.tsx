import { useTranslation } from 'react-i18next';
import { MailLayout } from '../MailLayout/MailLayout.tsx';
import type { MailFrame } from '../MailFrame.ts';
import { identityLinkedContent } from './identityLinkedContent.ts';
import type { IdentityLinkedFacts } from './IdentityLinkedState.ts';

export interface IdentityLinkedProps {
  frame: MailFrame;
  facts: IdentityLinkedFacts;
}

/** The mail of an identity that was added to an account. */
export function IdentityLinked({ frame, facts }: IdentityLinkedProps) {
  const { t } = useTranslation('mails');

  return <MailLayout content={identityLinkedContent(facts, frame, t)} frame={frame} />;
}
