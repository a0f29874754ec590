import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { formatDay } from '../../../formatting/formatDay.ts';
import { formatMoney } from '../../../formatting/formatMoney.ts';
import type { DateLocale } from '../../../formatting/DateLocale.ts';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { color, ease, fontSize, media } from '../../../tokens/index.ts';
import { AllInvoices } from './AllInvoices.tsx';
import { AccountRow } from '../Account/AccountRow.tsx';
import { ChangeLink } from '../Account/ChangeLink.tsx';
import { SheetCard, SheetRows } from './SheetCard.tsx';
import type { PastPayment, SubscriptionHistory } from './SubscriptionState.ts';

export interface PaymentsCardProps {
  history: SubscriptionHistory;
  dateLocale: DateLocale;
  /** The day of the first payment, where there was none yet. */
  firstCharge?: string | undefined;
  /** All invoices; below it is the page of each. */
  invoices: string | undefined;
}

/** What was paid and given back, by year: the latest one open. Nothing is drawn where nothing was and nothing will be. */
export function PaymentsCard({ history, dateLocale, firstCharge, invoices }: PaymentsCardProps) {
  const { t } = useTranslation('subscription');
  const { language, country } = dateLocale;
  const payments = history.status === 'kept' ? history.payments : [];
  const [latest, ...before] = [...new Set(payments.map(yearOf))];
  const inYear = (year: string) => payments.filter((payment) => yearOf(payment) === year);
  if (latest === undefined && firstCharge === undefined) return null;

  return (
    <SheetCard title={t(($) => $.payments.title)}>
      {latest === undefined ? (
        <SheetRows>
          <AccountRow
            icon="receipt"
            name={t(($) => $.payments.none)}
            details={[
              t(($) => $.payments.first, {
                day: formatDay(firstCharge ?? '', language, 'withYear', country),
              }),
            ]}
          />
        </SheetRows>
      ) : (
        <PaymentRows payments={inYear(latest)} dateLocale={dateLocale} invoices={invoices} />
      )}
      {before.map((year) => (
        <details key={year}>
          <Year>
            {year}
            <Open name="chevron-down" />
          </Year>
          <PaymentRows payments={inYear(year)} dateLocale={dateLocale} invoices={invoices} />
        </details>
      ))}
      {latest !== undefined && invoices !== undefined && <AllInvoices href={invoices} />}
    </SheetCard>
  );
}

function PaymentRows({
  payments,
  dateLocale: { language, country },
  invoices,
}: Pick<PaymentsCardProps, 'dateLocale' | 'invoices'> & { payments: readonly PastPayment[] }) {
  const { t } = useTranslation('subscription');

  return (
    <SheetRows>
      {payments.map(({ date, amount, plan, invoice, refund }, at) => {
        const day = formatDay(date, language, 'withYear', country);
        const about = [
          day,
          ...(refund ? [t(($) => $.payments.refund)] : []),
          ...(plan ? [t(($) => $.plan[plan])] : []),
        ];
        return (
          <AccountRow
            key={at}
            icon="receipt"
            name={formatMoney(refund ? { ...amount, amount: -amount.amount } : amount, language)}
            details={[about.join(' · ')]}
            action={
              invoice !== undefined &&
              invoices !== undefined && (
                <ChangeLink
                  href={`${invoices}/${invoice}`}
                  label={t(($) => $.payments.open)}
                  name={t(($) => $.payments.openNamed, { day })}
                />
              )
            }
          />
        );
      })}
    </SheetRows>
  );
}

function yearOf({ date }: PastPayment): string {
  return date.slice(0, 4);
}

const Year = styled.summary`
  display: flex;
  justify-content: space-between;
  align-items: center;
  min-block-size: 44px;
  border-radius: 10px;
  font-size: ${fontSize.small};
  font-variant-numeric: lining-nums tabular-nums;
  font-weight: 600;
  list-style: none;
  cursor: pointer;

  &::-webkit-details-marker {
    display: none;
  }
`;

const Open = styled(Icon)`
  color: ${color.textSoft};
  transition: transform 0.3s ${ease.out};

  details[open] > ${Year} > & {
    transform: rotate(180deg);
  }
  ${media.reducedMotion} {
    transition: none;
  }
`;
