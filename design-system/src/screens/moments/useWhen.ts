import { useTranslation } from 'react-i18next';
import type { DateLocale } from '../../formatting/DateLocale.ts';
import { formatDay } from '../../formatting/formatDay.ts';
import type { SharedMoment } from './MomentsState.ts';

/** Says from when a moment is: “Dusk, 29 November 2026”. */
export function useWhen({ language, country }: DateLocale) {
  const { t } = useTranslation('moments');

  return ({ hour, sharedOn }: Pick<SharedMoment, 'hour' | 'sharedOn'>) =>
    t(($) => $.when, {
      hour: t(($) => $.hour[hour]),
      day: formatDay(sharedOn, language, 'withYear', country),
    });
}
