import { useTranslation } from 'react-i18next';
import { MailLayout } from '../MailLayout/MailLayout.tsx';
import type { MailFrame } from '../MailFrame.ts';
import { terminationReportContent } from './terminationReportContent.ts';
import type { TerminationReportFacts } from './TerminationReportState.ts';

export interface TerminationReportProps {
  frame: MailFrame;
  facts: TerminationReportFacts;
}

/** The mail that asks the help desk to look at a declaration that ends a contract. */
export function TerminationReport({ frame, facts }: TerminationReportProps) {
  const { t } = useTranslation('mails');

  return <MailLayout content={terminationReportContent(facts, frame, t)} frame={frame} />;
}
