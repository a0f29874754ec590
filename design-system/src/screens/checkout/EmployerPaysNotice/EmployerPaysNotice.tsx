import { useTranslation } from 'react-i18next';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { TextLink } from '../../../primitives/TextLink/TextLink.tsx';

export interface EmployerPaysNoticeProps {
  /** The name of the organisation. Absent where none pays: then nothing is drawn. */
  employer: string | undefined;
  /** The app. Without it, the page has a button of its own. */
  app?: string;
}

/** Tells people whose employer pays that they need no plan, and what is open to them. */
export function EmployerPaysNotice({ employer, app }: EmployerPaysNoticeProps) {
  const { t } = useTranslation('employerPays');
  if (employer === undefined) return null;

  return (
    <Notice title={t(($) => $.title, { organisation: employer })} icon="circle-check">
      {t(($) => $.includes)} {t(($) => $.ownPlan)}
      {app !== undefined && (
        <>
          {' '}
          <TextLink href={app}>{t(($) => $.open)}</TextLink>
        </>
      )}
    </Notice>
  );
}
