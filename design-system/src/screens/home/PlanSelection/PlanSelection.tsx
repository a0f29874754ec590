import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../formatting/formatDay.ts';
import { LanguageOffer } from '../../../patterns/LanguageOffer/LanguageOffer.tsx';
import { Main } from '../../../patterns/Main/Main.tsx';
import { Page } from '../../../patterns/Page/Page.tsx';
import type { PageFrame } from '../../../patterns/Page/PageFrame.ts';
import { SiteFooter } from '../../../patterns/SiteFooter/SiteFooter.tsx';
import { SiteHeader } from '../../../patterns/SiteHeader/SiteHeader.tsx';
import { EmployerPaysNotice } from '../../checkout/EmployerPaysNotice/EmployerPaysNotice.tsx';
import { CheckoutGone } from '../../checkout/SavedCheckoutNotice/CheckoutGone.tsx';
import { SavedCheckoutNotice } from '../../checkout/SavedCheckoutNotice/SavedCheckoutNotice.tsx';
import { MemberLinks } from '../PlanOffers/MemberLinks.tsx';
import { offerDateLocale } from '../PlanOffers/offerDateLocale.ts';
import { offerLead } from '../PlanOffers/offerLead.ts';
import { PlanOffers } from '../PlanOffers/PlanOffers.tsx';
import type { PlanSelectionState } from './PlanSelectionState.ts';

export interface PlanSelectionProps {
  frame: PageFrame;
  state: PlanSelectionState;
  links: {
    /** Checkout addresses by plan code. */
    choose: Record<string, string>;
    /** Where gifts are given: what is given goes along as `kind`. */
    gift?: string;
    /** Where the price for students is. */
    student?: string;
    app: string;
    subscription: string;
    /** Logs out and comes back here. */
    switchAccount: string;
  };
}

/** The page of plans and prices. */
export function PlanSelection({ frame, state, links }: PlanSelectionProps) {
  const { t } = useTranslation('planSelection');
  const { standing, planToCome } = state;
  const dateLocale = offerDateLocale(frame, state);
  const member = standing.status === 'subscriber';
  const day =
    planToCome === undefined
      ? ''
      : formatDay(planToCome.from, dateLocale.language, 'withYear', dateLocale.country);

  const isOnlyToCome = member && planToCome !== undefined && planToCome.follows !== true;

  function title(): string {
    if (isOnlyToCome) return t(($) => $.member.toCome.title, { day });
    return member ? t(($) => $.member.title) : t(($) => $.title);
  }

  function lead(): string {
    if (planToCome !== undefined) {
      if (planToCome.follows === true) return t(($) => $.member.nextPlan, { day });
      return member ? t(($) => $.member.toCome.lead[planToCome.kind]) : t(($) => $.accessToCome, { day });
    }
    return offerLead(standing, dateLocale, t) ?? t(($) => $.lead);
  }

  return (
    <Page frame={frame}>
      <LanguageOffer frame={frame} />
      <SiteHeader frame={frame} />
      <Main>
        <PlanOffers
          level={1}
          title={title()}
          lead={lead()}
          dateLocale={dateLocale}
          plans={state.plans}
          tax={state.tax}
          standing={standing}
          links={links}
          studentPriceUntil={state.studentPriceUntil}
        >
          {member && (
            <MemberLinks align="centre" links={links} access={!isOnlyToCome && standing.paused !== true} />
          )}
          <EmployerPaysNotice employer={state.employer} app={links.app} />
          {state.checkoutGone && <CheckoutGone switchAccount={links.switchAccount} />}
          <SavedCheckoutNotice
            checkout={state.savedCheckout}
            dateLocale={dateLocale}
            plans={frame.links.plans}
            from="plans"
          />
        </PlanOffers>
      </Main>
      <SiteFooter frame={frame} />
    </Page>
  );
}
