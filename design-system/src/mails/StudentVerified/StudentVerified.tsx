import { useTranslation } from 'react-i18next';
import { MailLayout } from '../MailLayout/MailLayout.tsx';
import type { MailFrame } from '../MailFrame.ts';
import { studentVerifiedContent } from './studentVerifiedContent.ts';
import type { StudentVerifiedFacts } from './StudentVerifiedState.ts';

export interface StudentVerifiedProps {
  frame: MailFrame;
  facts: StudentVerifiedFacts;
}

/** The mail to who is verified for another year at the price for students: one step is left, and what is charged without it. */
export function StudentVerified({ frame, facts }: StudentVerifiedProps) {
  const { t } = useTranslation('mails');

  return <MailLayout content={studentVerifiedContent(facts, frame, t)} frame={frame} />;
}
