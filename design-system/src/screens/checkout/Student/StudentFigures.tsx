import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../formatting/formatDay.ts';
import { formatMoney } from '../../../formatting/formatMoney.ts';
import { Text } from '../../../primitives/Text/Text.tsx';
import { Figure, PriceCard } from './PriceCard.tsx';
import type { StudentProps } from './StudentProps.ts';
import type { StudentYear } from './StudentState.ts';

export interface StudentFiguresProps extends Pick<StudentProps, 'frame'> {
  year: StudentYear;
  /** A verification is needed for it. */
  needed?: boolean;
  /** The next step. */
  children: ReactNode;
}

/** What another year at the price for students costs, from when, and what is charged after it. */
export function StudentFigures({ frame, year, needed = false, children }: StudentFiguresProps) {
  const { t } = useTranslation('student');
  const { first, ordinary } = year;
  const dayIn = (date: string) => formatDay(date, frame.language, 'withYear', frame.country);
  const then = { amount: formatMoney(ordinary.amount, frame.language), day: dayIn(ordinary.date) };

  return (
    <PriceCard>
      <Figure>{formatMoney(first.amount, frame.language)}</Figure>
      <Text size="small">
        {`${t(($) => $.year.from, { day: dayIn(first.date) })} ${t(($) => $.year.then, then)}`}
      </Text>
      <Text size="small" soft>
        {t(($) => $.year.tax)}
      </Text>
      {needed && (
        <Text size="small" soft>
          {t(($) => $.offer.needed)}
        </Text>
      )}
      {children}
      {needed && (
        <Text size="fine" soft>
          {t(($) => $.offer.privacy)}
        </Text>
      )}
    </PriceCard>
  );
}
