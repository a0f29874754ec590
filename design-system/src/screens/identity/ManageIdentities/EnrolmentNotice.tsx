import { useTranslation } from 'react-i18next';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { TextLink } from '../../../primitives/TextLink/TextLink.tsx';

export interface EnrolmentNoticeProps {
  /** `justEnrolled`: the script has shown that part. */
  enrolment: 'enrolled' | 'notEnrolled' | 'justEnrolled';
  /** To log in through the employer. */
  sso: string;
}

/**
 * How the person stands with the employer's health hub. Where an enrolment is open, the page's own script may complete it: it
 * then shows the part that is in the page already, which it finds by its `data-enrolment`.
 */
export function EnrolmentNotice({ enrolment, sso }: EnrolmentNoticeProps) {
  const { t } = useTranslation('manageIdentities');
  if (enrolment === 'enrolled') return <Notice>{t(($) => $.enrolment.enrolled)}</Notice>;

  const justEnrolled = enrolment === 'justEnrolled';
  return (
    <div>
      <Notice hidden={justEnrolled} data-enrolment="notEnrolled">
        {t(($) => $.enrolment.notEnrolled)}{' '}
        <TextLink variant="action" href={sso}>
          {t(($) => $.enrolment.action)}
        </TextLink>
      </Notice>
      <div role="status">
        <Notice hidden={!justEnrolled} data-enrolment="enrolled" tone="success">
          {t(($) => $.enrolment.enrolled)}
        </Notice>
      </div>
    </div>
  );
}
