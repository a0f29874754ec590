import { useTranslation } from 'react-i18next';
import type { DateLocale } from '../../../formatting/DateLocale.ts';
import { formatDay } from '../../../formatting/formatDay.ts';
import { Notice } from '../../../primitives/Notice/Notice.tsx';
import type { PromotionStanding } from '../OfferState.ts';

export interface PromotionNoticeProps {
  standing: PromotionStanding;
  dateLocale: DateLocale;
}

/** Says why the plans stand at their ordinary prices on the page of a promotion. Nothing while it runs. */
export function PromotionNotice({ standing, dateLocale: { language, country } }: PromotionNoticeProps) {
  const { t } = useTranslation('planSelection');
  switch (standing.status) {
    case 'running':
      return null;
    case 'notYet': {
      const day = formatDay(standing.from, language, 'withYear', country);
      return <Notice>{t(($) => $.promotion.notYet, { day })}</Notice>;
    }
    case 'over':
      return <Notice>{t(($) => $.promotion.over)}</Notice>;
    case 'notForVisitor':
      return <Notice>{t(($) => $.promotion.notForVisitor)}</Notice>;
  }
}
