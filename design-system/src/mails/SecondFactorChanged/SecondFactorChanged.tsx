import { useTranslation } from 'react-i18next';
import { MailLayout } from '../MailLayout/MailLayout.tsx';
import type { MailFrame } from '../MailFrame.ts';
import { secondFactorChangedContent } from './secondFactorChangedContent.ts';
import type { SecondFactorChangedFacts } from './SecondFactorChangedState.ts';

export interface SecondFactorChangedProps {
  frame: MailFrame;
  facts: SecondFactorChangedFacts;
}

/** The mail that tells the owner of an account that a second step was turned on or off. */
export function SecondFactorChanged({ frame, facts }: SecondFactorChangedProps) {
  const { t } = useTranslation('mails');

  return <MailLayout content={secondFactorChangedContent(facts, frame, t)} frame={frame} />;
}
