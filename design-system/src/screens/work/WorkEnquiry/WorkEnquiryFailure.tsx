import { useTranslation } from 'react-i18next';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import type { WorkEnquiryOutcome } from './WorkEnquiryState.ts';

/** What a refusal says above the form. */
export function WorkEnquiryFailure({
  outcome,
}: {
  outcome: Exclude<WorkEnquiryOutcome, { status: 'sent' }>;
}) {
  const { t } = useTranslation('workEnquiry');

  switch (outcome.status) {
    case 'ready':
    case 'submitting':
    case 'offline':
      return null;
    case 'checkAgain':
      return (
        <Notice title={t(($) => $.failure.checkAgain.title)} announced>
          {t(($) => $.failure.checkAgain.text)}
        </Notice>
      );
    case 'tooManyAttempts':
      return (
        <Notice tone="error" title={t(($) => $.failure.tooManyAttempts.title)}>
          {t(($) => $.failure.tooManyAttempts.text, { count: outcome.minutes })}
        </Notice>
      );
    case 'unavailable':
      return (
        <Notice tone="error" title={t(($) => $.failure.unavailable.title)}>
          {t(($) => $.failure.unavailable.text)}
        </Notice>
      );
  }
}
