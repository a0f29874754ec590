import { useTranslation } from 'react-i18next';
import { focusOnLoad } from '../../../patterns/FormField/focusOnLoad.ts';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import type { SecondFactorState } from './SecondFactorState.ts';

export interface StepNoticeProps {
  state: Extract<SecondFactorState, { status: 'app' | 'recoveryCode' | 'code' | 'setUp' }>;
}

/** Says that another code was sent, or that none was, or how long to wait for the next one. */
export function StepNotice({ state: { status, notice, minutes: count = 1 } }: StepNoticeProps) {
  const { t } = useTranslation('secondFactor');
  if (notice === undefined) return null;
  if (status === 'app' || status === 'recoveryCode') {
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
    case 'notSent':
    case 'noTriesLeft':
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
