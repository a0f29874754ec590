import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../formatting/formatDay.ts';
import type { DateLocale } from '../../../formatting/DateLocale.ts';
import { Text } from '../../../primitives/Text/Text.tsx';
import type { AccessToCome } from './CancelSubscriptionState.ts';

export interface AccessNoteProps {
  access: AccessToCome | undefined;
  dateLocale: DateLocale;
}

/** That access by a code or a gift begins and ends all the same, where some waits. */
export function AccessNote({ access, dateLocale }: AccessNoteProps) {
  const { t } = useTranslation('cancelSubscription');
  if (access === undefined) return null;
  const dayIn = (day: string) => formatDay(day, dateLocale.language, 'withYear', dateLocale.country);

  return (
    <Text size="small" soft>
      {t(($) => $.access, { day: dayIn(access.from), until: dayIn(access.until) })}
    </Text>
  );
}
