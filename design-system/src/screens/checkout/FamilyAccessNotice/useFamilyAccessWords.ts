import { useTranslation } from 'react-i18next';
import type { DateLocale } from '../../../formatting/DateLocale.ts';
import { formatDay } from '../../../formatting/formatDay.ts';
import type { FamilyAccess } from '../FamilyAccessState.ts';

export interface FamilyAccessWords {
  title: string;
  text: string;
  /** The link to the family. */
  open: string;
}

/** The words of the access that a person has by a family. */
export function useFamilyAccessWords({
  language,
  country,
}: DateLocale): (access: FamilyAccess) => FamilyAccessWords {
  const { t } = useTranslation('familyAccess');
  return ({ ownerName: name, until, pauses }) => ({
    title: t(($) => $.title, { name }),
    text: [
      until === undefined
        ? t(($) => $.lasting)
        : t(($) => (pauses === true ? $.pauses : $.until), {
            day: formatDay(until, language, 'withYear', country),
          }),
      t(($) => $.ownPlan),
    ].join(' '),
    open: t(($) => $.open),
  });
}
