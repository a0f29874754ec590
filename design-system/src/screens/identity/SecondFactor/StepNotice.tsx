import { useTranslation } from 'react-i18next';
import { focusOnLoad } from '../../../patterns/FormField/focusOnLoad.ts';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import type { SecondFactorState } from './SecondFactorState.ts';

export interface StepNoticeProps {
  state: Extract<SecondFactorState, { status: 'app' | 'recoveryCode' | 'code' | 'setUp' }>;
}

/** Says that another code was sent, or that none was, or how long to wait for the next one. */
export function StepNotice({ state: { status, notice, minutes } }: StepNoticeProps) {
  const { t } = useTranslation('secondFactor');
  const count = minutes ?? 1;
  if (notice === undefined || (notice === 'notSent' && minutes === undefined)) return null;
  if ((status === 'app' || status === 'recoveryCode') && notice !== 'logInAgain') {
    return (
      <Notice tone="error" tabIndex={-1} {...focusOnLoad} title={t(($) => $.notice.noTriesLeft.title)}>
        {t(($) => $.notice.noTriesLeft.notMailed, { count })}
      </Notice>
    );
  }
  switch (notice) {
    case 'sentAgain':
      return (
        <Notice tone="success" title={t(($) => $.notice.sentAgain.title)}>
          {t(($) => $.notice.sentAgain.text)}
        </Notice>
      );
    case 'waitForCode':
    case 'limited':
    case 'notSent':
    case 'noTriesLeft':
    case 'logInAgain':
      return (
        <Notice
          tone={notice === 'noTriesLeft' ? 'error' : 'info'}
          tabIndex={-1}
          {...focusOnLoad}
          title={t(($) => $.notice[notice].title)}
        >
          {t(($) => $.notice[notice].text, { count })}
        </Notice>
      );
  }
}
