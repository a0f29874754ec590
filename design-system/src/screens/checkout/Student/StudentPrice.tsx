import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../formatting/formatDay.ts';
import { formatMoney } from '../../../formatting/formatMoney.ts';
import { Text } from '../../../primitives/Text/Text.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { Figure, PriceCard } from './PriceCard.tsx';
import type { StudentProps } from './StudentProps.ts';
import type { StudentOffer } from './StudentState.ts';

export interface StudentPriceProps extends Pick<StudentProps, 'frame'> {
  offer: StudentOffer;
  /** What is needed has been done. */
  verified?: boolean;
  /** The next step. */
  children: ReactNode;
}

/** The price for students, what it is lower than, what follows it, and what is needed. */
export function StudentPrice({ frame, offer, verified = false, children }: StudentPriceProps) {
  const { t } = useTranslation('student');
  const { price, before, months, trialDays, tax, startsOn } = offer;
  const write = (sum: typeof price) => {
    const amount = formatMoney(sum, frame.language);
    return tax === 'added' ? t(($) => $.price.plusTax, { amount }) : amount;
  };
  const lasts = t(($) => $.price.lasts, { count: months / 12 });

  return (
    <PriceCard>
      <Figure>
        {write(price)}
        {before !== undefined && (
          <>
            {' '}
            <VisuallyHidden>{t(($) => $.price.insteadOf)} </VisuallyHidden>
            <s>{formatMoney(before, frame.language)}</s>
          </>
        )}
      </Figure>
      <Text size="small">
        {before === undefined ? lasts : `${lasts} ${t(($) => $.price.then, { amount: write(before) })}`}
      </Text>
      {startsOn !== undefined && (
        <Text size="small">
          {t(($) => $.price.begins, { day: formatDay(startsOn, frame.language, 'withYear', frame.country) })}
        </Text>
      )}
      {trialDays > 0 && <Text size="small">{t(($) => $.price.trial, { count: trialDays })}</Text>}
      <Text size="small">{t(($) => $.price.again)}</Text>
      {!verified && (
        <Text size="small" soft>
          {t(($) => $.offer.needed)}
        </Text>
      )}
      {children}
      {!verified && (
        <Text size="fine" soft>
          {t(($) => $.offer.privacy)}
        </Text>
      )}
    </PriceCard>
  );
}
