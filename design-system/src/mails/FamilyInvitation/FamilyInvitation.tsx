import { useTranslation } from 'react-i18next';
import { MailLayout } from '../MailLayout/MailLayout.tsx';
import type { MailFrame } from '../MailFrame.ts';
import { familyInvitationContent } from './familyInvitationContent.ts';
import type { FamilyInvitationFacts } from './FamilyInvitationState.ts';

export interface FamilyInvitationProps {
  frame: MailFrame;
  facts: FamilyInvitationFacts;
}

/** The mail that invites an address to a family plan. */
export function FamilyInvitation({ frame, facts }: FamilyInvitationProps) {
  const { t } = useTranslation('mails');

  return <MailLayout content={familyInvitationContent(facts, frame, t)} frame={frame} />;
}
