import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import { color } from '../../../tokens/index.ts';

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
        <Way>
          <LinkButton href={app} variant="secondary" size="small">
            {t(($) => $.open)}
          </LinkButton>
        </Way>
      )}
    </Notice>
  );
}

const Way = styled.div`
  margin-block-start: 0.75rem;

  /* The fill of a secondary button is that of the notice. */
  & > a:not(:hover) {
    background: ${color.surface};
  }
`;
