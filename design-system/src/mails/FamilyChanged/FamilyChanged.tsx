import { useTranslation } from 'react-i18next';
import { MailLayout } from '../MailLayout/MailLayout.tsx';
import type { MailFrame } from '../MailFrame.ts';
import { familyChangedContent } from './familyChangedContent.ts';
import type { FamilyChangedFacts } from './FamilyChangedState.ts';

export interface FamilyChangedProps {
  frame: MailFrame;
  facts: FamilyChangedFacts;
}

/** The mail to the owner of a family about who joined, left, or asks for another invitation. */
export function FamilyChanged({ frame, facts }: FamilyChangedProps) {
  const { t } = useTranslation('mails');

  return <MailLayout content={familyChangedContent(facts, frame, t)} frame={frame} />;
}
