import { useTranslation } from 'react-i18next';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { TextLink } from '../../../primitives/TextLink/TextLink.tsx';
import type { EmployerEnrolment } from './ManageIdentitiesState.ts';

export interface EnrolmentNoticeProps {
  enrolment: EmployerEnrolment;
  /** To log in through the employer. */
  sso: string;
}

/**
 * How the person stands with the employer's health hub. Where an enrolment is open, the page's own script may complete it: it
 * then shows the part that is in the page already, which it finds by its `data-enrolment`.
 */
export function EnrolmentNotice({ enrolment: { status, organisation }, sso }: EnrolmentNoticeProps) {
  const { t } = useTranslation('manageIdentities');
  const enrolled = t(($) => $.enrolment.enrolled, { organisation });
  if (status === 'enrolled') return <Notice>{enrolled}</Notice>;

  const justEnrolled = status === 'justEnrolled';
  return (
    <div>
      <Notice hidden={justEnrolled} data-enrolment="notEnrolled">
        {t(($) => $.enrolment.notEnrolled, { organisation })}{' '}
        <TextLink variant="action" href={sso}>
          {t(($) => $.enrolment.action)}
        </TextLink>
      </Notice>
      <div role="status">
        <Notice hidden={!justEnrolled} data-enrolment="enrolled" tone="success">
          {enrolled}
        </Notice>
      </div>
    </div>
  );
}
