import { useTranslation } from 'react-i18next';
import { MailLayout } from '../MailLayout/MailLayout.tsx';
import type { MailFrame } from '../MailFrame.ts';
import { wrongCodesContent } from './wrongCodesContent.ts';
import type { WrongCodesFacts } from './WrongCodesState.ts';

export interface WrongCodesProps {
  frame: MailFrame;
  facts: WrongCodesFacts;
}

/** The mail that tells the owner of an account that many codes of logins were wrong. */
export function WrongCodes({ frame, facts }: WrongCodesProps) {
  const { t } = useTranslation('mails');

  return <MailLayout content={wrongCodesContent(facts, frame, t)} frame={frame} />;
}
