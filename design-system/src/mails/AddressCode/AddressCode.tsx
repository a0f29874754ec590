import { useTranslation } from 'react-i18next';
import { MailLayout } from '../MailLayout/MailLayout.tsx';
import type { MailFrame } from '../MailFrame.ts';
import { addressCodeContent } from './addressCodeContent.ts';
import type { AddressCodeFacts } from './AddressCodeState.ts';

export interface AddressCodeProps {
  frame: MailFrame;
  facts: AddressCodeFacts;
}

/** The mail with a code that proves an address or its owner. */
export function AddressCode({ frame, facts }: AddressCodeProps) {
  const { t } = useTranslation('mails');

  return <MailLayout content={addressCodeContent(facts, frame, t)} frame={frame} />;
}
