import { useTranslation } from 'react-i18next';
import type { DateLocale } from '../../../formatting/DateLocale.ts';
import { formatDay } from '../../../formatting/formatDay.ts';
import { planName } from '../../account/Subscription/planName.ts';
import { storeNames } from '../../account/Subscription/storeNames.ts';
import type { OwnPlan } from '../AcceptInvite/AcceptInviteState.ts';

/** Writes how a plan stands that a person has beside that of a family, where there is nothing to choose. */
export function useOwnPlanWords({ language, country }: DateLocale) {
  const { t } = useTranslation('ownPlan');

  return (ownPlan: Extract<OwnPlan, { kind: 'ends' | 'access' | 'billedElsewhere' }>): string => {
    const plan = t(($) => $.plan[planName(ownPlan.plan)]);
    switch (ownPlan.kind) {
      case 'ends':
      case 'access':
        return t(($) => $[ownPlan.kind], {
          plan,
          day: formatDay(ownPlan.endsOn, language, 'withYear', country),
        });
      case 'billedElsewhere':
        return ownPlan.company === undefined
          ? t(($) => $.billedByOther, { plan })
          : t(($) => $.billedElsewhere, { plan, company: storeNames[ownPlan.company] });
    }
  };
}
