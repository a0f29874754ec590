import { useTranslation } from 'react-i18next';
import { MailLayout } from '../MailLayout/MailLayout.tsx';
import type { MailFrame } from '../MailFrame.ts';
import { signInCodeContent } from './signInCodeContent.ts';
import type { SignInCodeFacts } from './SignInCodeState.ts';

export interface SignInCodeProps {
  frame: MailFrame;
  facts: SignInCodeFacts;
}

/** The mail with the code that ends a login. */
export function SignInCode({ frame, facts }: SignInCodeProps) {
  const { t } = useTranslation('mails');

  return <MailLayout content={signInCodeContent(facts, frame, t)} frame={frame} />;
}
