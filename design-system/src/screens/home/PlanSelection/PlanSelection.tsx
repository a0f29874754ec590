import { useTranslation } from 'react-i18next';
import { Main } from '../../../patterns/Main/Main.tsx';
import { Page } from '../../../patterns/Page/Page.tsx';
import type { PageFrame } from '../../../patterns/Page/PageFrame.ts';
import { SiteFooter } from '../../../patterns/SiteFooter/SiteFooter.tsx';
import { SiteHeader } from '../../../patterns/SiteHeader/SiteHeader.tsx';
import { PlanOffers } from '../PlanOffers/PlanOffers.tsx';
import type { PlanSelectionState } from './PlanSelectionState.ts';

export interface PlanSelectionProps {
  frame: PageFrame;
  state: PlanSelectionState;
  links: {
    /** Checkout addresses by plan code. */
    choose: Record<string, string>;
  };
}

/** The page of plans and prices. */
export function PlanSelection({ frame, state, links }: PlanSelectionProps) {
  const { t } = useTranslation('planSelection');

  return (
    <Page frame={frame}>
      <SiteHeader frame={frame} />
      <Main>
        <PlanOffers
          level={1}
          title={t(($) => $.title)}
          lead={state.trialUsed ? t(($) => $.trial.used) : t(($) => $.lead)}
          language={frame.language}
          plans={state.plans}
          tax={state.tax}
          links={links}
        />
      </Main>
      <SiteFooter frame={frame} />
    </Page>
  );
}
