import { useTranslation } from 'react-i18next';
import { MailLayout } from '../MailLayout/MailLayout.tsx';
import type { MailFrame } from '../MailFrame.ts';
import { contractTerminationContent } from './contractTerminationContent.ts';
import type { ContractTerminationFacts } from './ContractTerminationState.ts';

export interface ContractTerminationProps {
  frame: MailFrame;
  facts: ContractTerminationFacts;
}

/** The mail that acknowledges that a contract was ended, with the link by which its reader confirms it. */
export function ContractTermination({ frame, facts }: ContractTerminationProps) {
  const { t } = useTranslation('mails');

  return <MailLayout content={contractTerminationContent(facts, frame, t)} frame={frame} />;
}
