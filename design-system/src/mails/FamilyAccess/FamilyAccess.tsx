import { useTranslation } from 'react-i18next';
import { MailLayout } from '../MailLayout/MailLayout.tsx';
import type { MailFrame } from '../MailFrame.ts';
import { familyAccessContent } from './familyAccessContent.ts';
import type { FamilyAccessFacts } from './FamilyAccessState.ts';

export interface FamilyAccessProps {
  frame: MailFrame;
  facts: FamilyAccessFacts;
}

/** The mail to a person of a family about their access. */
export function FamilyAccess({ frame, facts }: FamilyAccessProps) {
  const { t } = useTranslation('mails');

  return <MailLayout content={familyAccessContent(facts, frame, t)} frame={frame} />;
}
