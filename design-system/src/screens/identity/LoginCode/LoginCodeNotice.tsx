import { useTranslation } from 'react-i18next';
import { focusOnLoad } from '../../../patterns/FormField/focusOnLoad.ts';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import type { LoginCodeState } from './LoginCodeState.ts';

export interface LoginCodeNoticeProps {
  state: Extract<LoginCodeState, { status: 'code' }>;
}

/** Says that another code was sent, or how long to wait for the next one. */
export function LoginCodeNotice({ state: { notice, minutes: count = 1 } }: LoginCodeNoticeProps) {
  const { t } = useTranslation('loginCode');
  const { t: ofCodes } = useTranslation('secondFactor');
  if (notice === undefined) return null;
  switch (notice) {
    case 'sentAgain':
      return (
        <Notice tone="success" title={t(($) => $.sentAgain.title)}>
          {t(($) => $.sentAgain.text)}
        </Notice>
      );
    case 'waitForCode':
      return (
        <Notice tabIndex={-1} {...focusOnLoad} title={ofCodes(($) => $.notice.limited.title)}>
          {ofCodes(($) => $.notice.limited.text, { count })}
        </Notice>
      );
    case 'logInAgain':
      return (
        <Notice tabIndex={-1} {...focusOnLoad} title={ofCodes(($) => $.notice.logInAgain.title)}>
          {ofCodes(($) => $.notice.logInAgain.text, { count })}
        </Notice>
      );
    case 'noTriesLeft':
      return (
        <Notice
          tone="error"
          tabIndex={-1}
          {...focusOnLoad}
          title={ofCodes(($) => $.notice.noTriesLeft.title)}
        >
          {ofCodes(($) => $.notice.noTriesLeft.text, { count })}
        </Notice>
      );
  }
}
