import { useTranslation } from 'react-i18next';
import { MailLayout } from '../MailLayout/MailLayout.tsx';
import type { MailFrame } from '../MailFrame.ts';
import { cancellationContent } from './cancellationContent.ts';
import type { CancellationFacts } from './CancellationState.ts';

export interface CancellationProps {
  frame: MailFrame;
  facts: CancellationFacts;
}

/** The mail after a cancellation: what was cancelled, and until when access lasts. */
export function Cancellation({ frame, facts }: CancellationProps) {
  const { t } = useTranslation('mails');

  return <MailLayout content={cancellationContent(facts, frame, t)} frame={frame} />;
}
