import type { Language } from '@stillpoint/translations';
import type { PlanOffer } from '../Home/Home.states.ts';

export interface PlanOffersProps {
  level: 1 | 2;
  title: string;
  lead: string;
  language: Language;
  plans: PlanOffer[];
  tax: 'included' | 'added';
  links: { choose: Record<string, string> };
}

export function PlanOffers({ title }: PlanOffersProps) {
  return <p>{title}</p>;
}
