import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../formatting/formatDay.ts';
import type { DateLocale } from '../../../formatting/DateLocale.ts';
import { AccountRow } from '../Account/AccountRow.tsx';
import { SheetCard, SheetRows } from './SheetCard.tsx';
import type { SubscriptionHistory } from './SubscriptionState.ts';
import { storeNames } from './storeNames.ts';

export interface EarlierPlansCardProps {
  history: SubscriptionHistory;
  dateLocale: DateLocale;
}

/** The plans of the past, by us and by stores. Nothing is drawn where there were none. */
export function EarlierPlansCard({ history, dateLocale: { language, country } }: EarlierPlansCardProps) {
  const { t } = useTranslation('subscription');
  const dayIn = (date: string) => formatDay(date, language, 'withYear', country);
  if (history.status === 'empty' || history.earlier.length === 0) return null;

  return (
    <SheetCard title={t(($) => $.earlier.title)}>
      <SheetRows>
        {history.earlier.map(({ plan, source, from, until }, at) => {
          const span = t(($) => $.earlier.span, { from: dayIn(from), until: dayIn(until) });
          return (
            <AccountRow
              key={at}
              icon={plan === 'family' ? 'users' : 'clock'}
              name={t(($) => $.plan[plan])}
              details={
                source === 'own' || source === 'unknown'
                  ? [span]
                  : [span, t(($) => $.earlier.store, { store: storeNames[source] })]
              }
            />
          );
        })}
      </SheetRows>
    </SheetCard>
  );
}
