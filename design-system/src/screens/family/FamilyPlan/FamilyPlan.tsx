import { useTranslation } from 'react-i18next';
import type { PageFrame } from '../../../patterns/Page/PageFrame.ts';
import { StateLayout } from '../../../patterns/StateLayout/StateLayout.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';

export interface FamilyPlanProps {
  frame: PageFrame;
  links: { home: string };
}

/** The “family plan” screen. */
export function FamilyPlan({ frame, links }: FamilyPlanProps) {
  const { t } = useTranslation('familyPlan');

  return (
    <StateLayout
      frame={frame}
      scene="shore"
      title={t(($) => $.title)}
      text={t(($) => $.text)}
      actions={<LinkButton href={links.home}>{t(($) => $.home)}</LinkButton>}
    />
  );
}
