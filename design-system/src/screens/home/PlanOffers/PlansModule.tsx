import { useTranslation } from 'react-i18next';
import type { DateLocale } from '../../../formatting/DateLocale.ts';
import type { TaxShown } from '../../checkout/BillingState.ts';
import type { OfferStanding, PlanOffer, PromotionStanding } from '../OfferState.ts';
import { changeLead, offerLead } from './offerLead.ts';
import { PlanOffers, type PlanOffersProps } from './PlanOffers.tsx';

export interface PlansModuleProps {
  /** The editors' words, for visitors without a plan. */
  title: string;
  lead: string;
  dateLocale: DateLocale;
  plans: PlanOffer[];
  /** Whether prices include tax. */
  tax: TaxShown;
  standing: OfferStanding;
  promotion?: PromotionStanding | undefined;
  links: PlanOffersProps['links'];
}

/** The plans as a module of a page. A subscriber sees the plan that theirs can be changed to, or nothing. */
export function PlansModule({ title, lead, dateLocale, standing, ...rest }: PlansModuleProps) {
  const { t } = useTranslation('planSelection');
  const change = standing.status === 'subscriber';
  if (change && standing.change === undefined) return null;

  return (
    <PlanOffers
      {...rest}
      level={2}
      title={change ? t(($) => $.member.changeTitle) : title}
      lead={change ? changeLead(standing, dateLocale, t) : (offerLead(standing, dateLocale, t) ?? lead)}
      dateLocale={dateLocale}
      standing={standing}
    />
  );
}
