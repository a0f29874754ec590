import { useTranslation } from 'react-i18next';
import type { PageFrame } from '../../../patterns/Page/PageFrame.ts';
import { StateLayout } from '../../../patterns/StateLayout/StateLayout.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';

export interface NoFamilyPlanProps {
  frame: PageFrame;
  links: { familyPlan: string; subscription: string };
}

/** In place of a page of a family, for a person who has none. */
export function NoFamilyPlan({ frame, links }: NoFamilyPlanProps) {
  const { t } = useTranslation('family');

  return (
    <StateLayout
      frame={frame}
      header="account"
      scene="still"
      title={t(($) => $.none.title)}
      text={t(($) => $.none.text)}
      actions={
        <>
          <LinkButton href={links.familyPlan}>{t(($) => $.none.plan)}</LinkButton>
          <LinkButton href={links.subscription} variant="plain">
            {t(($) => $.none.subscription)}
          </LinkButton>
        </>
      }
    />
  );
}
