import { useTranslation } from 'react-i18next';
import type { Place } from '../../../formatting/Place.ts';
import type { PlanOffer } from '../Home/HomeState.ts';
import type { OfferStanding } from '../OfferState.ts';
import { offerLead } from './offerLead.ts';
import { PlanOffers, type PlanOffersProps } from './PlanOffers.tsx';

export interface PlansModuleProps {
  /** The editors' words, for visitors without a plan. */
  title: string;
  lead: string;
  place: Place;
  plans: PlanOffer[];
  /** Whether prices include tax. */
  tax: 'included' | 'added';
  standing: OfferStanding;
  links: PlanOffersProps['links'];
}

/** The plans as a module of a page. A subscriber sees the plan that theirs can be changed to, or nothing. */
export function PlansModule({ title, lead, place, standing, ...rest }: PlansModuleProps) {
  const { t } = useTranslation('planSelection');
  const change = standing.status === 'subscriber';
  if (change && standing.change === undefined) return null;

  return (
    <PlanOffers
      {...rest}
      level={2}
      title={change ? t(($) => $.member.changeTitle) : title}
      lead={change ? t(($) => $.member.changeLead) : (offerLead(standing, place, t) ?? lead)}
      place={place}
      standing={standing}
    />
  );
}
